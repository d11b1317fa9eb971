import type { FastifyBaseLogger } from 'fastify';
import { sendAlerts, type AlertSending } from './send-alerts.ts';

/** Looks for new jobs at every interval, and queues the emails about them. */
export interface AlertSender {
  start(): void;
  /** Finishes the transaction in progress; the other alerts wait for the next start. */
  stop(): Promise<void>;
}

/** Creates the sender of one instance; several share the work. */
export function createAlertSender(
  sending: AlertSending & { intervalMs: number; onSent: () => void },
  log: FastifyBaseLogger,
): AlertSender {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    try {
      const emails = await sendAlerts(sending, stopping.signal);
      if (emails === 0) return;
      log.info({ event: 'alerts', emails });
      sending.onSent();
    } catch (error) {
      log.error({ err: error }, 'the job alerts could not be sent; it is tried again soon');
    }
  }

  return {
    start() {
      timer = setInterval(() => {
        running ??= run().then(() => {
          running = undefined;
        });
      }, sending.intervalMs);
    },
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
}
