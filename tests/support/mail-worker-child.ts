import { startTestWorker } from './worker.ts';

// A worker in a process of its own, with the options in the first argument (JSON), until it is killed.
startTestWorker(JSON.parse(process.argv[2] ?? '{}'));
process.stdout.write('started\n');
