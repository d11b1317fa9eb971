import { brand } from '@kestrova/content';
import { jobDescriptionPage } from '@kestrova/content/pages/job-description';
import { Button, showToast, TextField } from '@kestrova/design-system';
import { useEffect, useRef, useState } from 'react';
import { pathTo } from '@kestrova/paths';
import { scriptOnly } from '../../lib/hydration/without-script.tsx';
import styles from './job-description.module.css';

const { share: copy } = jobDescriptionPage;

interface ShareButtonProps {
  jobId: number;
  title: string;
}

/** Shares or copies the link to a job; if the browser allows neither, shows the link. */
export function ShareButton({ jobId, title }: ShareButtonProps) {
  const [refused, setRefused] = useState<{ url: string }>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [refused]);

  async function share() {
    const url = location.origin + pathTo('job-description', jobId);
    const outcome = await shareLink({ title: `${title} · ${brand.name}`, url });
    setRefused(outcome === 'refused' ? { url } : undefined);
    if (outcome === 'copied') showToast({ message: copy.copied, tone: 'success' });
  }

  return (
    <>
      <Button variant="secondary" className={scriptOnly} onClick={() => void share()}>
        {copy.label}
      </Button>
      {refused && (
        <div className={styles.shareLink}>
          <TextField ref={field} label={copy.link} hint={copy.hint} value={refused.url} readOnly />
        </div>
      )}
    </>
  );
}

/** `refused`: the browser allows neither sharing nor copying. */
type ShareOutcome = 'shared' | 'copied' | 'refused';

/** The visitor closed the share sheet, or it is already open. */
const EXPECTED_ERRORS = new Set(['AbortError', 'InvalidStateError']);

/** Opens the system's share sheet if there is one; otherwise copies the link. */
async function shareLink(link: { title: string; url: string }): Promise<ShareOutcome> {
  try {
    if ('share' in navigator) {
      await navigator.share(link);
      return 'shared';
    }
  } catch (error) {
    if (error instanceof DOMException && EXPECTED_ERRORS.has(error.name)) return 'shared';
    // The browser forbids the share sheet, so the link is copied.
  }
  try {
    await navigator.clipboard.writeText(link.url);
    return 'copied';
  } catch {
    // The clipboard is forbidden, or missing because the page has no TLS.
    return 'refused';
  }
}
