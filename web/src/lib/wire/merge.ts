/** JSON Merge Patch (RFC 7396). What did not change stays the same object, so that the page does not redraw it. */
export function merge(seen: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const merged: Record<string, unknown> = isObject(seen) ? { ...seen } : {};
  for (const [key, value] of Object.entries(patch)) {
    // Keys come from our server, but an object must never get a new prototype from a message.
    if (key === '__proto__') continue;
    if (value === null) Reflect.deleteProperty(merged, key);
    else merged[key] = merge(merged[key], value);
  }
  return merged;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
