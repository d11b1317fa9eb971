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

/** The state of one upload's inspection: its marks, and what was read against the limits. */
export class Inspection {
  readonly marks = new Set<ActiveContent>();
  private readonly counts = { parts: 0, unpackedBytes: 0, structureBytes: 0 };
  private heldBytes = 0;
  private readonly inspect: (content: Buffer, inspection: Inspection) => Promise<void>;

  /** @param inspect inspects an embedded document. */
  constructor(inspect: Inspection['inspect']) {
    this.inspect = inspect;
  }

  /** @throws UploadRejected once the sum is over the limit. */
  count(what: keyof typeof limits, number: number): void {
    const { max, reason } = limits[what];
    this.counts[what] += number;
    if (this.counts[what] > max) throw new UploadRejected(reason);
  }

  /**
   * Inspects an embedded document at once, at any depth, unless it and the documents around it
   * exceed the memory limit, so that other documents beside it cannot hide it.
   */
  async inspectEmbedded(content: Buffer): Promise<void> {
    if (this.heldBytes + content.length > maxEmbeddedBytes) return;
    this.heldBytes += content.length;
    await this.inspect(content, this);
    this.heldBytes -= content.length;
  }
}
