import type { LegalBlock } from '@kestrova/content';
import { Link, Prose } from '@kestrova/design-system';

/** Paragraphs, lists and contact details of one section. */
export function LegalBlocks({ blocks }: { blocks: readonly LegalBlock[] }) {
  return (
    <Prose>
      {blocks.map((block, position) => (
        // A text never changes the order of its blocks.
        <Block key={position} block={block} />
      ))}
    </Prose>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (block.kind === 'paragraph') return <p>{block.text}</p>;
  if (block.kind === 'contact') return <Contact block={block} />;
  return (
    <ul>
      {block.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

function Contact({ block }: { block: Extract<LegalBlock, { kind: 'contact' }> }) {
  const { name, address, email, phone } = block;
  return (
    <address>
      {[name, ...address].map((line) => (
        <div key={line}>{line}</div>
      ))}
      <div>
        <Link href={`mailto:${email}`}>{email}</Link>
      </div>
      <div>
        <Link href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</Link>
      </div>
    </address>
  );
}
