import {
  maxEmbeddedBytes,
  maxParts,
  maxUnpackedBytes,
  maxXmlBytes,
  type ActiveContent,
  type RefusalReason,
} from './upload-rules.ts';

/** Thrown by an inspector as soon as it is certain that a file is refused. */
export class UploadRefused extends Error {
  override name = 'UploadRefused';
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason) {
    super(reason);
    this.reason = reason;
  }
}

/** A workbook in a document in a document is usual; deeper is not. */
const maxDepth = 4;

/** What is known of one upload so far, and how much of it was read, with all that is embedded. */
export class Inspection {
  readonly marks = new Set<ActiveContent>();
  private parts = 0;
  private unpackedBytes = 0;
  private xmlBytes = 0;
  private depth = 0;
  private embeddedBytes = 0;
  private readonly embedded: { content: Buffer; depth: number }[] = [];

  /** @throws UploadRefused once there are more parts than the limit. */
  countPart(): void {
    this.parts += 1;
    if (this.parts > maxParts) throw new UploadRefused('tooManyParts');
  }

  /** @throws UploadRefused once the parts unpack to more than the limit. */
  countUnpacked(bytes: number): void {
    this.unpackedBytes += bytes;
    if (this.unpackedBytes > maxUnpackedBytes) throw new UploadRefused('tooLarge');
  }

  /** Whether so much XML may still be read; if not, the file gets a mark. */
  mayReadXml(bytes: number): boolean {
    this.xmlBytes += bytes;
    if (this.xmlBytes <= maxXmlBytes) return true;
    this.marks.add('uninspected');
    return false;
  }

  /** Puts an embedded document in the queue; one too deep within or too large leaves a mark. */
  addEmbedded(content: Buffer): void {
    this.embeddedBytes += content.length;
    if (this.depth === maxDepth || this.embeddedBytes > maxEmbeddedBytes) {
      this.marks.add('uninspected');
    } else {
      this.embedded.push({ content, depth: this.depth + 1 });
    }
  }

  /** Inspects all that is in the queue, and what is put there meanwhile. */
  async inspectEmbedded(inspect: (content: Buffer) => Promise<void>): Promise<void> {
    for (let next = this.embedded.shift(); next !== undefined; next = this.embedded.shift()) {
      this.depth = next.depth;
      await inspect(next.content);
    }
  }
}
