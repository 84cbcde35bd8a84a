import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import openApi from '#schema/openapi.json';

interface Result {
  description: string;
  headers?: Record<string, object>;
  content?: { 'application/json': { schema: object; examples?: Record<string, unknown> } };
}
type Paths = Record<string, Record<string, { responses: Record<string, Result | { $ref: string }> }>>;

const paths: Paths = openApi.paths;
const shared: Record<string, Result> = openApi.components.responses;
// Keywords of OpenAPI that are not in JSON Schema.
const ajv = new Ajv2020({ allErrors: true, strict: true, keywords: ['example', 'components'] });
addFormats.default(ajv);
ajv.addSchema({ $id: 'openapi', components: openApi.components } as object, 'openapi');

const validators = new Map<object, ValidateFunction>();

/** The expected response for URLs and methods that are not in the description. */
const failure: Result = {
  description: 'No such path or method.',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
};

/** Calls a path under `/api`, and checks the response against the committed description. */
export async function call(app: FastifyInstance, options: InjectOptions & { url: string }) {
  const response = await app.inject(options);
  expectDescribed(options.method ?? 'GET', options.url, response);
  return response;
}

/**
 * Checks a response under `/api` against the committed description.
 * @throws Error with the undescribed part of the response
 */
function expectDescribed(method: string, url: string, response: LightMyRequestResponse): void {
  const [path = ''] = url.split('?');
  const { statusCode } = response;
  const label = `${method} ${path} ${statusCode}`;
  const described = getOperation(method === 'HEAD' ? 'GET' : method, path);
  const expected = described
    ? resolve(described.responses[statusCode])
    : [404, 405].includes(statusCode)
      ? failure
      : undefined;
  if (!expected) throw new Error(`${label}: the description has no such response`);
  for (const [name, header] of Object.entries(expected.headers ?? {})) {
    const isPublic = String(response.headers['cache-control']).startsWith('public');
    const isRequired = name === 'ETag' ? isPublic : !('required' in header) || header.required;
    if (isRequired && response.headers[name.toLowerCase()] === undefined)
      throw new Error(`${label}: ${name} is missing`);
  }
  if (!expected.content || method === 'HEAD') {
    if (response.body !== '') throw new Error(`${label}: there should be no body`);
    return;
  }
  const { schema, examples } = expected.content['application/json'];
  const body: { code?: string } = response.json();
  const validate = getValidator(schema);
  if (!validate(body)) throw new Error(`${label}: ${ajv.errorsText(validate.errors)}\n${response.body.slice(0, 500)}`);
  if (examples && !(String(body.code) in examples)) throw new Error(`${label}: no example has the code ${body.code}`);
}

function resolve(described: Result | { $ref: string } | undefined): Result | undefined {
  return described && '$ref' in described ? shared[described.$ref.split('/').at(-1) ?? ''] : described;
}

function getOperation(method: string, path: string) {
  for (const [template, operations] of Object.entries(paths)) {
    const operation = operations[method.toLowerCase()];
    if (operation && isAt(template, path)) return operation;
  }
  return undefined;
}

function isAt(template: string, path: string): boolean {
  const [parts, pathParts] = [template.split('/'), path.replace(/\/$/, '').split('/')];
  return (
    parts.length === pathParts.length && parts.every((part, index) => part.startsWith('{') || part === pathParts[index])
  );
}

function getValidator(schema: object): ValidateFunction {
  const cached = validators.get(schema);
  if (cached) return cached;
  const validator = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"openapi#/components')));
  validators.set(schema, validator);
  return validator;
}
