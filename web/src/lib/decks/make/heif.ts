const BRANDS = /^(heic|heix|heim|heis|hevc|hevx|mif1|msf1|avif|avis)$/;

/** Whether a file is of the family of HEIC, whatever it is called: phones write it, few browsers read it. */
export async function isHeif(file: Blob): Promise<boolean> {
  const head = new TextDecoder('latin1').decode(await file.slice(4, 12).arrayBuffer());
  return head.startsWith('ftyp') && BRANDS.test(head.slice(4));
}
