import { brand } from '@kestrova/content';
import { jobDescriptionPage } from '@kestrova/content/pages/job-description';
import { Button, showToast, TextField } from '@kestrova/design-system';
import { useEffect, useRef, useState } from 'react';
import { pathTo } from '@kestrova/paths';
import { scriptOnly } from '../../features/forms/email-fallback.tsx';
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

/** The outcome of sharing a link: `refused` if the browser allows neither sharing nor copying. */
type ShareOutcome = 'shared' | 'copied' | 'refused';

/** Errors of a sheet that the visitor closed, or that is open already. */
const SHEET_ENDINGS = new Set(['AbortError', 'InvalidStateError']);

/** Opens the share sheet of the system if it has one; otherwise copies the link. */
async function shareLink(link: { title: string; url: string }): Promise<ShareOutcome> {
  try {
    if ('share' in navigator) {
      await navigator.share(link);
      return 'shared';
    }
  } catch (error) {
    if (error instanceof DOMException && SHEET_ENDINGS.has(error.name)) return 'shared';
    // If the browser forbids the share sheet, the link is copied.
  }
  try {
    await navigator.clipboard.writeText(link.url);
    return 'copied';
  } catch {
    // Forbidden or missing: without TLS, browsers have no clipboard.
    return 'refused';
  }
}
