import type { LegalBlock as LegalBlockRecord } from '@kestrova/content';
import { Link } from '@kestrova/design-system';
import { phoneUrl } from '../lib/phone-url.ts';

/** A paragraph, a list or the contact details of a long text. */
export function TextBlock({ block }: { block: LegalBlockRecord }) {
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

function Contact({ block }: { block: Extract<LegalBlockRecord, { kind: 'contact' }> }) {
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
        <Link href={phoneUrl(phone)}>{phone}</Link>
      </div>
    </address>
  );
}
