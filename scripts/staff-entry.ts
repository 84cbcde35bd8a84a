import { main } from './staff.ts';

// The built command, for images and machines that have no sources: node dist/server/staff.js.
await main(process.argv.slice(2));
