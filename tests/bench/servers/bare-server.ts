// Upper bound of what Node can serve: forwards each request to the product once, and afterward
// sends the same head and the same bytes.
import http from 'node:http';

interface PreparedResponse {
  head: string[];
  body: Buffer;
}

const origin = process.env.BENCH_ORIGIN ?? '';
const responses = new Map<string, PreparedResponse>();
// Headers that Node writes itself.
const OWN_HEADERS = ['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length'];

const server = http.createServer(async (request, response) => {
  const { method, url = '/', headers } = request;
  const requestBody = Buffer.concat(await request.toArray());
  const key = `${method} ${url} ${headers['accept-encoding']} ${requestBody}`;
  const cached = responses.get(key);
  if (cached) return send(response, cached);
  const forwarded = http.request(origin + url, { method, headers }, async (original) => {
    const body = Buffer.concat(await original.toArray());
    const head = original.rawHeaders.flatMap((name, index, all) =>
      index % 2 === 0 && !OWN_HEADERS.includes(name.toLowerCase()) ? [name, all[index + 1] ?? ''] : [],
    );
    const prepared = { head: [...head, 'content-length', String(body.length)], body };
    if (original.statusCode === 200) responses.set(key, prepared);
    send(response, prepared, original.statusCode);
  });
  forwarded.end(requestBody);
});

function send(response: http.ServerResponse, { head, body }: PreparedResponse, status = 200): void {
  response.writeHead(status, head);
  response.end(body);
}

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}` });
});
process.on('disconnect', () => process.exit(0));
