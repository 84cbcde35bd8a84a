import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as z from 'zod';
import type { Remark } from './cooklang-source.ts';
import { plainText } from './values.ts';

const number = z.union([
  z.object({ type: z.literal('regular'), value: z.number() }),
  z.object({ type: z.literal('fraction'), value: z.object({ whole: z.number(), num: z.number(), den: z.number() }) }),
]);
const value = z.union([
  z.object({ type: z.literal('number'), value: number }),
  z.object({ type: z.literal('range'), value: z.object({ start: number, end: number }) }),
  z.object({ type: z.literal('text'), value: z.string() }),
]);
const quantity = z.object({ value, unit: z.string().nullable(), scalable: z.boolean() });
const item = z.union([
  z.object({ type: z.literal('text'), value: z.string() }),
  z.object({ type: z.enum(['ingredient', 'cookware', 'timer', 'inlineQuantity']), index: z.int() }),
]);
const content = z.union([
  z.object({ type: z.literal('step'), value: z.object({ items: z.array(item) }) }),
  z.object({ type: z.literal('text'), value: z.string() }),
]);

/** An ingredient or a piece of cookware. */
const component = z.object({
  name: z.string(),
  alias: z.string().nullable(),
  quantity: quantity.nullable(),
  note: z.string().nullable(),
});

/** The parts of the parser's output that are used here. */
const parserOutput = z.object({
  /** Warnings, in HTML. */
  report: z.string(),
  recipe: z.object({
    sections: z.array(z.object({ name: z.string().nullable(), content: z.array(content) })),
    ingredients: z.array(
      component.extend({
        relation: z.object({ relation: z.object({ type: z.enum(['definition', 'reference']) }) }),
      }),
    ),
    cookware: z.array(component),
    timers: z.array(z.object({ name: z.string().nullable(), quantity: quantity.nullable() })),
  }),
});

export type ParsedCooklang = z.output<typeof parserOutput>['recipe'] & { warnings: Remark[] };
export type CooklangQuantity = z.output<typeof quantity>;

/**
 * Cooklang's own parser. Its package is built for bundlers, so Node has to connect the JavaScript to the WebAssembly.
 */
interface Wasm {
  Parser: new () => { extensions: number; parse(text: string): unknown };
  __wbg_set_wasm(exports: WebAssembly.Exports): void;
}

/** Parser extensions to turn off: reading "74 °C" as a quantity, and requiring a time for timers such as `~rest`. */
const UNWANTED = (1 << 7) | (1 << 10);

const PACKAGE = '@cooklang/cooklang/pkg/cooklang_wasm_bg';

/**
 * Reads the body of a Cooklang file, prepared by `toParserText`, with the reference parser.
 * @throws if the parser fails, which it does without a message, or is not installed
 */
export async function parseCooklang(text: string): Promise<ParsedCooklang> {
  wasm ??= load();
  const { Parser } = await wasm;
  const parser = new Parser();
  parser.extensions &= ~UNWANTED;
  try {
    const { recipe, report } = parserOutput.parse(JSON.parse(JSON.stringify(parser.parse(text), mapToObject)));
    return { ...recipe, warnings: parseWarnings(report) };
  } catch (error) {
    throw new Error("Cooklang's parser cannot read this text", { cause: error });
  }
}

/** Returns the warnings and errors in the parser's report, each with the line to which it points. */
function parseWarnings(report: string): Remark[] {
  const messages = plainText(report).split(/^(?=(?:Warning|Error): )/m);
  return messages.flatMap((warning) => {
    const [, text] = /^(?:Warning|Error): ([^\n]+)/.exec(warning) ?? [];
    return text === undefined ? [] : [{ text, line: Number(/^\s*(\d+) │/m.exec(warning)?.[1] ?? 0) }];
  });
}

let wasm: Promise<Wasm> | undefined;

async function load(): Promise<Wasm> {
  const require = createRequire(import.meta.url);
  const file = findParserFile(require);
  // `import()` would fail: the module runner of a command is already closed.
  const glue: Wasm = require(`${PACKAGE}.js`);
  const { instance } = await WebAssembly.instantiate(await fs.readFile(file), {
    './cooklang_wasm_bg.js': glue as unknown as WebAssembly.ModuleImports,
  });
  glue.__wbg_set_wasm(instance.exports);
  return glue;
}

/** Returns the parser's WebAssembly file. @throws if it is not installed, as with `npm start` */
function findParserFile(require: NodeJS.Require): string {
  try {
    return require.resolve(`${PACKAGE}.wasm`);
  } catch (cause) {
    throw new Error('Reading Cooklang needs a package that is not installed: run "npm ci".', { cause });
  }
}

function mapToObject(_key: string, entry: unknown): unknown {
  return entry instanceof Map ? Object.fromEntries(entry) : entry;
}
