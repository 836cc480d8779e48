import { callPeople, type Scope } from './calls.ts';

/** The service worker, `/sw.js`: see vite.worker.config.ts. */
callPeople(globalThis as unknown as Scope);
