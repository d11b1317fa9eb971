import { Link } from '@kestrova/design-system';

interface EmailLinkProps {
  address: string;
  subject?: string | undefined;
}

/** An e-mail address that opens the visitor's mail program, with a subject where one is given. */
export function EmailLink({ address, subject }: EmailLinkProps) {
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : '';
  return <Link href={`mailto:${address}${query}`}>{address}</Link>;
}
