import { createFontStack } from '@capsizecss/core';
import { entireMetricsCollection } from '@capsizecss/metrics/entireMetricsCollection';
import { fromFile } from '@capsizecss/unpack/fs';

const { arial, figtree, fraunces, georgia, notoSans, notoSerif, roboto, segoeUI, timesNewRoman } =
  entireMetricsCollection;

type Metrics = Parameters<typeof createFontStack>[0][number];

interface SystemFont {
  name: string;
  metrics: Metrics;
  /** Full and PostScript names of the font, and of fonts with the same metrics. */
  locals: string[];
}

/** System fonts by preference: Arial on Windows and macOS, Roboto on Android, Liberation, Noto or DejaVu on Linux. */
async function sansFonts(): Promise<SystemFont[]> {
  return [
    {
      name: 'Arial',
      metrics: arial.variants.regular,
      locals: ['Arial', 'ArialMT', 'Helvetica', 'Liberation Sans', 'Arimo', 'Arimo Regular'],
    },
    { name: 'Segoe UI', metrics: segoeUI.variants.regular, locals: ['Segoe UI'] },
    { name: 'Roboto', metrics: roboto.variants.regular, locals: ['Roboto', 'Roboto Regular'] },
    { name: 'Noto Sans', metrics: notoSans.variants.regular, locals: ['Noto Sans', 'Noto Sans Regular'] },
    { name: 'DejaVu Sans', metrics: await dejaVu('DejaVuSans'), locals: ['DejaVu Sans'] },
  ];
}

/** The bold faces of the same fonts, in the same order. */
async function boldSansFonts(): Promise<SystemFont[]> {
  return [
    {
      name: 'Arial',
      metrics: arial.variants[700],
      locals: ['Arial Bold', 'Arial-BoldMT', 'Helvetica Bold', 'Liberation Sans Bold', 'Arimo Bold'],
    },
    { name: 'Segoe UI', metrics: segoeUI.variants[700], locals: ['Segoe UI Bold'] },
    { name: 'Roboto', metrics: roboto.variants[700], locals: ['Roboto Bold'] },
    { name: 'Noto Sans', metrics: notoSans.variants[700], locals: ['Noto Sans Bold'] },
    { name: 'DejaVu Sans', metrics: await dejaVu('DejaVuSans-Bold'), locals: ['DejaVu Sans Bold'] },
  ];
}

/** The serif fonts of headings, which are always bold. */
async function boldSerifFonts(): Promise<SystemFont[]> {
  return [
    { name: 'Georgia', metrics: georgia.variants[700], locals: ['Georgia Bold'] },
    {
      name: 'Times',
      metrics: timesNewRoman.variants[700],
      locals: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Times Bold', 'Liberation Serif Bold', 'Tinos Bold'],
    },
    { name: 'Noto Serif', metrics: notoSerif.variants[700], locals: ['Noto Serif Bold'] },
    { name: 'DejaVu Serif', metrics: await dejaVu('DejaVuSerif-Bold'), locals: ['DejaVu Serif Bold'] },
  ];
}

/** Reads metrics from the font file, because the collection lacks DejaVu. */
function dejaVu(file: string): Promise<Metrics> {
  return fromFile(`node_modules/dejavu-fonts-ttf/ttf/${file}.ttf`);
}

/** Returns a style sheet of system fonts scaled to the web fonts' metrics, so that the layout does not shift. */
export async function createFallbackFonts(): Promise<string> {
  const sans = await sansFonts();
  const serif = await boldSerifFonts();
  const rules = [
    ...toRules('Figtree', '300 549', figtree.variants.regular, sans),
    ...toRules('Figtree', '550 900', figtree.variants[600], await boldSansFonts()),
    ...toRules('Fraunces', '500 700', fraunces.variants[600], serif),
  ];
  return `/* Written by \`npm run generate\` from scripts/fallback-fonts.ts. */
${rules.join('\n')}
:root {
  --system-serif: ${serif.map(({ name }) => `"Fraunces ${name}"`).join(', ')}, serif;
  --system-sans: ${sans.map(({ name }) => `"Figtree ${name}"`).join(', ')}, sans-serif;
}
`;
}

function toRules(family: string, weights: string, metrics: Metrics, fonts: SystemFont[]): string[] {
  const { fontFaces } = createFontStack([metrics, ...fonts.map((font) => font.metrics)], {
    fontFaceFormat: 'styleObject',
  });
  return fontFaces.map(({ '@font-face': face }, index) => {
    const { name = '', locals = [] } = fonts[index] ?? {};
    return `@font-face {
  font-family: "${family} ${name}";
  font-weight: ${weights};
  src: ${locals.map((local) => `local("${local}")`).join(', ')};
  size-adjust: ${toTenths(face.sizeAdjust)};
  ascent-override: ${toTenths(face.ascentOverride)};
  descent-override: ${toTenths(face.descentOverride)};
  line-gap-override: 0%;
}
`;
  });
}

/** Rounds a percentage to tenths: the error is less than a pixel in a line of 1,000 px. */
function toTenths(percentage: string | number | undefined): string {
  const value = Number.parseFloat(String(percentage));
  if (Number.isNaN(value)) throw new Error('A font has no metrics');
  return `${value.toFixed(1)}%`;
}
