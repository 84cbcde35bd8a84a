import { startTestWorker } from './worker.ts';

// Runs a worker in a separate process, with the options in the first argument (JSON), until it is killed.
startTestWorker(JSON.parse(process.argv[2] ?? '{}'));
process.stdout.write('started\n');
