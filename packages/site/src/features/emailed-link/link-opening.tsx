import { brand, type EmailedLinkPageCopy } from '@kestrova/content';
import { Loading, Skeleton } from '@kestrova/design-system';
import { scriptOnly, WithoutScript } from '../forms/email-fallback.tsx';

/** What stands there while a link is being opened; without JavaScript, whom to write to. */
export function LinkOpening({
  copy,
}: {
  copy: Pick<EmailedLinkPageCopy, 'loading' | 'withoutScript'>;
}) {
  return (
    <>
      <WithoutScript address={brand.emails.careers}>{copy.withoutScript}</WithoutScript>
      <div className={scriptOnly}>
        <Loading label={copy.loading}>
          <Skeleton shape="title" />
          <Skeleton shape="block" />
        </Loading>
      </div>
    </>
  );
}
