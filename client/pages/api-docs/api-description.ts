import openApi from '#schema/openapi.json';

/** The JSON Schema keywords that the page reads. */
export type Schema = {
  $ref?: string;
  type?: string;
  description?: string;
  enum?: readonly string[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: readonly string[];
  format?: string;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  multipleOf?: number;
};

type Content = {
  'application/json': { schema: Schema; example?: unknown; examples?: Record<string, { value: unknown }> };
};

export type ResponseDescription = { description: string; content?: Content };

export type Parameter = {
  name: string;
  in: string;
  description: string;
  required: boolean;
  schema: Schema;
  example?: unknown;
};

type OperationDescription = {
  tags: string[];
  operationId: string;
  summary: string;
  description: string;
  security?: object[];
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, ResponseDescription | { $ref: string }>;
};

export type Operation = Omit<OperationDescription, 'responses'> & {
  method: string;
  path: string;
  responses: [status: string, response: ResponseDescription][];
};

const paths = openApi.paths as unknown as Record<string, Record<string, OperationDescription>>;
const sharedResponses = openApi.components.responses as Record<string, ResponseDescription>;

/** The API's schemas as pairs of name and schema. */
export const schemas = Object.entries(openApi.components.schemas as Record<string, Schema>);

/** Returns the last part of a reference: the name of its target. */
export function getReferenceName(reference: string): string {
  return reference.split('/').at(-1) ?? '';
}

function toResponses({ responses }: OperationDescription): Operation['responses'] {
  return Object.entries(responses).flatMap(([status, response]) => {
    const target = '$ref' in response ? sharedResponses[getReferenceName(response.$ref)] : response;
    return target ? [[status, target] as [string, ResponseDescription]] : [];
  });
}

const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(
    ([method, operation]): Operation => ({
      ...operation,
      method: method.toUpperCase(),
      path,
      responses: toResponses(operation),
    }),
  ),
);

/** The tags of the API, each with its operations. */
export const tagGroups = openApi.tags.map(({ name, description }) => ({
  name,
  description,
  operations: operations.filter(({ tags }) => tags.includes(name)),
}));

/** Title, summary and description of the whole API. */
export const apiInfo = openApi.info;
