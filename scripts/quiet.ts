import { quiet } from './environment.ts';

// Imported before whatever reads these settings when it is loaded.
Object.assign(process.env, quiet);
