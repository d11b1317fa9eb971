import { Gauge, type Registry } from 'prom-client';
import { readinessChecks, type Readiness, type ReadinessResult } from './health/readiness.ts';

/** Creates the gauges of what `/health/ready` checks; @returns the function that reads them. */
export function createReadinessGauges(
  registry: Registry,
  readiness: Readiness,
): () => Promise<ReadinessResult> {
  const ready = new Gauge({
    name: 'kestrova_ready',
    help: 'Whether each check of /health/ready holds; where one does not, submissions get 503',
    labelNames: ['check'],
    registers: [registry],
  });
  const free = new Gauge({
    name: 'kestrova_disk_free_bytes',
    help: 'Bytes that are free on the fullest disk of the data; 0 where a folder is missing',
    registers: [registry],
  });
  return async () => {
    const checks = await readiness.check();
    for (const check of readinessChecks) ready.set({ check }, Number(checks[check]));
    // The same folders: where one is missing, the check has failed and logged why.
    free.set(checks.disk ? await readiness.findFreeBytes() : 0);
    return checks;
  };
}
