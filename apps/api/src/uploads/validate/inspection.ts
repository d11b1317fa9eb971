import {
  maxEmbeddedBytes,
  limits,
  type ActiveContent,
  type RejectionReason,
} from './upload-rules.ts';

/** Thrown by an inspector to reject a file. */
export class UploadRejected extends Error {
  override name = 'UploadRejected';
  readonly reason: RejectionReason;

  constructor(reason: RejectionReason) {
    super(reason);
    this.reason = reason;
  }
}

/** Of embedded documents: a workbook in a document in a document occurs, deeper nesting does not. */
const maxDepth = 4;

/** The state of one upload's inspection: its marks, its queue and what was read against the limits. */
export class Inspection {
  readonly marks = new Set<ActiveContent>();
  private readonly counts = { parts: 0, unpackedBytes: 0, structureBytes: 0 };
  private depth = 0;
  private embeddedBytes = 0;
  private readonly embedded: { content: Buffer; depth: number }[] = [];

  /** @throws UploadRejected once the sum is over the limit. */
  count(what: keyof typeof limits, number: number): void {
    const { max, reason } = limits[what];
    this.counts[what] += number;
    if (this.counts[what] > max) throw new UploadRejected(reason);
  }

  /** Queues an embedded document, unless it is nested too deep or too large. */
  addEmbedded(content: Buffer): void {
    this.embeddedBytes += content.length;
    if (this.depth === maxDepth || this.embeddedBytes > maxEmbeddedBytes) return;
    this.embedded.push({ content, depth: this.depth + 1 });
  }

  /** Inspects the queue, with documents that are added during it. */
  async inspectEmbedded(inspect: (content: Buffer) => Promise<void>): Promise<void> {
    for (let next = this.embedded.shift(); next !== undefined; next = this.embedded.shift()) {
      this.depth = next.depth;
      await inspect(next.content);
    }
  }
}
