import { Link } from '@kestrova/design-system';
import { chooseLegalText } from '../../lib/choices/legal-text.ts';
import { pathTo } from '@kestrova/paths';

/** Opens the policy in a tab of its own, so that the form stays as it is. */
export function PrivacyPolicyLink({ children }: { children: string }) {
  return (
    <Link
      href={pathTo('terms-policy')}
      target="_blank"
      rel="noopener"
      onClick={() => chooseLegalText('policy')}
    >
      {children}
    </Link>
  );
}
