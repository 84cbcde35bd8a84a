// PostGraphile set up for production as in its documentation, on the product's tables.
import { createServer } from 'node:http';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { grafserv } from 'postgraphile/grafserv/node';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';

const instance = postgraphile({
  extends: [PostGraphileAmberPreset],
  pgServices: [
    makePgService({
      connectionString: process.env.DATABASE_URL,
      schemas: ['public'],
      // The product's pool size and planner settings.
      poolConfig: { max: 10, options: '-c plan_cache_mode=force_generic_plan -c max_parallel_workers_per_gather=0' },
    }),
  ],
  grafserv: { graphqlPath: '/graphql', graphiql: false, watch: false },
});

const server = createServer();
server.on('error', (error) => console.error(error));
await instance.createServ(grafserv).addTo(server);
server.listen(0, '127.0.0.1', () => process.send?.({ url: `http://127.0.0.1:${server.address().port}` }));
process.on('disconnect', () => process.exit(0));
