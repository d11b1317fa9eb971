import { securityPage as copy } from '@kestrova/content/pages/security';
import { TextDocument } from '../../sections/text-document.tsx';

export const { meta, breadcrumb } = copy;

/** For the risk team of a client: where data and people are, who has access, how a client leaves. */
export default function SecurityPage() {
  return <TextDocument text={copy} dayLabel={copy.reviewed} />;
}
