import { callPeople, type Scope } from './calls.ts';
import { keepShell, type Keeper } from './keeping.ts';

/** Of the page that this worker was built with: see vite.worker.config.ts. */
declare const BUILD: string;

/** The service worker, `/sw.js`. */
callPeople(globalThis as unknown as Scope);
keepShell(globalThis as unknown as Keeper, BUILD);
