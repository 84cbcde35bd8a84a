// Separate process: sends the given requests, and reports the results.
import autocannon from 'autocannon';
import { type LoadJob, type LoadResult, percentile } from './load.ts';

async function run({ url, requests, connections, seconds, beginsWith }: LoadJob): Promise<LoadResult> {
  let clientCount = 0;
  const instance = autocannon({
    url,
    connections,
    duration: seconds,
    // Each connection has its own requests; otherwise all would send the same request at the same time.
    setupClient(client) {
      const ownRequests = requests.filter((_, index) => index % connections === clientCount);
      client.setRequests(structuredClone(ownRequests.length > 0 ? ownRequests : requests));
      clientCount += 1;
    },
    ...(beginsWith !== undefined && { verifyBody: (body) => body.startsWith(beginsWith) }),
  });
  const latencies: number[] = [];
  let firstResponseAt = 0;
  instance.on('response', (_client: unknown, _status: number, _bytes: number, milliseconds: number) => {
    firstResponseAt ||= performance.now();
    latencies.push(milliseconds);
  });
  const { errors, timeouts, mismatches, non2xx } = await instance;
  return {
    responses: latencies.length,
    seconds: (performance.now() - firstResponseAt) / 1000,
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    failures: { errors, timeouts, mismatches, non2xx },
  };
}

process.on('message', (job: LoadJob) => {
  void run(job).then((result) => process.send?.(result));
});
process.on('disconnect', () => process.exit(0));
