import { restRoutes } from './routes.ts';

/** The REST paths as an OpenAPI 3.1 document; `schema/openapi.json` is its committed form. */
export function openApiDocument(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of restRoutes) {
    const path = `/api${route.path.replace(/:(\w+)/g, '{$1}')}`;
    const parameters = [
      ...[...route.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
        name,
        in: 'path',
        required: true,
        schema: { type: 'string' },
      })),
      ...(route.query ?? []).map(({ name, type, description }) => ({
        name,
        in: 'query',
        description,
        schema: { type },
      })),
    ];
    const operation = {
      summary: route.summary,
      ...(parameters.length > 0 && { parameters }),
      responses: {
        [route.status ?? 200]: {
          description: route.answer,
          ...(route.status !== 204 && { content: { 'application/json': { schema: { type: 'object' } } } }),
        },
        default: { $ref: '#/components/responses/Failure' },
      },
    };
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Mesob, legacy REST paths',
      version: '1',
      description: 'Kept for those who already use them. New work is better served by GraphQL at /graphql.',
    },
    paths,
    components: {
      responses: {
        Failure: {
          description: 'What went wrong, twice in words and once as a stable code.',
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['error', 'message', 'code'],
                properties: {
                  error: { type: 'string' },
                  message: { type: 'string' },
                  code: { type: 'string' },
                  requestId: { type: 'string' },
                },
              },
            },
          },
        },
      },
    },
  };
}
