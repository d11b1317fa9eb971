import { writeFileSync } from 'node:fs';
import { entireMetricsCollection as metrics } from '@capsizecss/metrics/entireMetricsCollection';

interface FontMetrics {
  familyName: string;
  unitsPerEm: number;
  /** The mean width of a letter in English text. */
  xWidthAvg: number;
}

const { funnelSans, funnelDisplay, arial, roboto, segoeUI, helveticaNeue, notoSans } = metrics;

/** Not in the collection: read from DejaVuSans.ttf 2.37 with @capsizecss/unpack. */
const dejaVuSans: FontMetrics = { familyName: 'DejaVu Sans', unitsPerEm: 2048, xWidthAvg: 1041 };

/** The sans serif of each platform, with the names under which browsers find its regular weight. */
const localFonts: readonly (readonly [font: FontMetrics, ...names: string[]])[] = [
  [arial, 'Arial', 'ArialMT', 'Liberation Sans'],
  [roboto, 'Roboto', 'Roboto Regular', 'Roboto-Regular'],
  [segoeUI, 'Segoe UI', 'SegoeUI'],
  [helveticaNeue, 'Helvetica Neue', 'HelveticaNeue'],
  [notoSans, 'Noto Sans', 'Noto Sans Regular', 'NotoSans-Regular'],
  [dejaVuSans, 'DejaVu Sans', 'DejaVuSans'],
];

/** The file that is made. */
export const fallbackFontsFile = new URL('fallback-fonts.css', import.meta.url);

/**
 * Each typeface's fallback faces: a local font in the measures of the typeface, so that text takes
 * the same room before and after the typeface arrives (CSS Fonts 5, section 4).
 */
export function formatFallbackFonts(): string {
  const faces = [funnelSans, funnelDisplay].flatMap((typeface) =>
    localFonts.map(([font, ...names]) => {
      const size = averageWidth(typeface) / averageWidth(font);
      const height = typeface.unitsPerEm * size;
      return `@font-face {
  font-family: '${typeface.familyName} ${font.familyName}';
  src: ${names.map((name) => `local('${name}')`).join(', ')};
  ascent-override: ${formatPercent(typeface.ascent / height)};
  descent-override: ${formatPercent(-typeface.descent / height)};
  line-gap-override: 0%;
  size-adjust: ${formatPercent(size)};
}
`;
    }),
  );
  return ['/* Made by fallback-fonts.ts. */\n', ...faces].join('\n');
}

function averageWidth({ xWidthAvg, unitsPerEm }: FontMetrics): number {
  return xWidthAvg / unitsPerEm;
}

function formatPercent(share: number): string {
  return `${Number((share * 100).toFixed(2))}%`;
}

/* `pnpm --filter @kestrova/design-system run fonts` */
if (import.meta.main) writeFileSync(fallbackFontsFile, formatFallbackFonts());
