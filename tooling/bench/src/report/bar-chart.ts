/** One bar of a chart: parts of one length, stacked. */
export interface Bar {
  label: string;
  parts: readonly { name: string; value: number }[];
}

const COLORS = ['#0e4a5c', '#c46a35', '#6f9fb0', '#e3b58f', '#8b8f94', '#cfd4d8'];
const ROW = 22;
const LABEL_WIDTH = 300;
const WIDTH = 1000;

/** Bars side by side as one inline SVG, each part with its value as a tooltip. */
export function barChart(title: string, bars: readonly Bar[], limit?: number): string {
  const sums = bars.map(({ parts }) => parts.reduce((sum, { value }) => sum + value, 0));
  const scale = (WIDTH - LABEL_WIDTH - 80) / Math.max(...sums, limit ?? 0, 1);
  const rows = bars.map((bar, row) => drawBar(bar, row * ROW, scale, sums[row] ?? 0));
  const height = bars.length * ROW + 8;
  const mark = limit === undefined ? '' : drawLimit(LABEL_WIDTH + limit * scale, height);
  return `<h2>${escape(title)}</h2><svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escape(title)}">${rows.join('')}${mark}</svg>`;
}

function drawBar({ label, parts }: Bar, y: number, scale: number, sum: number): string {
  let x = LABEL_WIDTH;
  const drawn = parts.map(({ name, value }, index) => {
    const part = `<rect x="${x.toFixed(1)}" y="${y + 3}" width="${(value * scale).toFixed(1)}" height="${ROW - 6}" fill="${COLORS[index % COLORS.length]}"><title>${escape(name)}: ${format(value)}</title></rect>`;
    x += value * scale;
    return part;
  });
  return `<text x="${LABEL_WIDTH - 8}" y="${y + 15}" text-anchor="end">${escape(label)}</text>${drawn.join('')}<text x="${x + 6}" y="${y + 15}">${format(sum)}</text>`;
}

function drawLimit(x: number, height: number): string {
  return `<line x1="${x}" x2="${x}" y1="0" y2="${height}" stroke="#b3261e" stroke-dasharray="4 3"/>`;
}

function format(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: 3 });
}

/** Text for use in HTML and SVG. */
export function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
