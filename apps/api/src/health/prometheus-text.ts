/** One measured value with its labels. */
export interface Sample {
  labels?: Readonly<Record<string, string | number>>;
  value: number;
  /** Added to the metric's name: `_bucket`, `_sum`, `_count` of a histogram. */
  suffix?: string;
}

export interface Metric {
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'histogram';
  samples: readonly Sample[];
}

/** The media type of what `renderMetrics` writes. */
export const metricsType = 'text/plain; version=0.0.4; charset=utf-8';

/** Writes metrics in Prometheus' text format. */
export function renderMetrics(metrics: readonly Metric[]): string {
  return metrics.map(renderMetric).join('\n');
}

function renderMetric({ name, help, type, samples }: Metric): string {
  const lines = samples.map(
    ({ labels = {}, value, suffix = '' }) => `${name}${suffix}${renderLabels(labels)} ${value}`,
  );
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines, ''].join('\n');
}

function renderLabels(labels: NonNullable<Sample['labels']>): string {
  const pairs = Object.entries(labels).map(
    ([name, value]) => `${name}="${String(value).replaceAll(/["\\\n]/g, '_')}"`,
  );
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}
