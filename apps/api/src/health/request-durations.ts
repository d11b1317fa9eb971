import type { Metric, Sample } from './prometheus-text.ts';

const buckets = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10];

interface Series {
  labels: { method: string; route: string; status: number };
  counts: number[];
  sum: number;
  total: number;
}

/** How long requests took, by method, route and status. */
export interface RequestDurations {
  observe(labels: Series['labels'], seconds: number): void;
  read(): Metric;
}

/** Creates an empty histogram; it grows by one series for each combination of labels. */
export function createRequestDurations(): RequestDurations {
  const seriesByKey = new Map<string, Series>();
  return {
    observe(labels, seconds) {
      const key = `${labels.method} ${labels.status} ${labels.route}`;
      let series = seriesByKey.get(key);
      if (series === undefined) {
        series = { labels, counts: buckets.map(() => 0), sum: 0, total: 0 };
        seriesByKey.set(key, series);
      }
      const bucket = buckets.findIndex((limit) => seconds <= limit);
      if (bucket >= 0) series.counts[bucket] = (series.counts[bucket] ?? 0) + 1;
      series.sum += seconds;
      series.total += 1;
    },
    read: () => ({
      name: 'http_request_duration_seconds',
      help: 'Time from the request to the end of its answer',
      type: 'histogram',
      samples: [...seriesByKey.values()].flatMap(listSamples),
    }),
  };
}

// A bucket of Prometheus counts everything below its limit, the smaller buckets included.
function listSamples({ labels, counts, sum, total }: Series): Sample[] {
  let below = 0;
  const samples = buckets.map((limit, index) => {
    below += counts[index] ?? 0;
    return { suffix: '_bucket', labels: { ...labels, le: limit }, value: below };
  });
  return [
    ...samples,
    { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: total },
    { suffix: '_sum', labels, value: sum },
    { suffix: '_count', labels, value: total },
  ];
}
