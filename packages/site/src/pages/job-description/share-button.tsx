import { brand, type JobPageCopy } from '@kestrova/content';
import { Button, showToast, TextField } from '@kestrova/design-system';
import { useEffect, useRef, useState } from 'react';
import { pathTo } from '@kestrova/paths';
import { scriptOnly } from '../../features/forms/email-fallback.tsx';
import styles from './share-button.module.css';
import { shareLink } from './share-link.ts';

interface ShareButtonProps {
  jobId: number;
  title: string;
  copy: JobPageCopy['share'];
}

/** Passes the link to a job on; where the browser allows neither way, it shows the link to copy. */
export function ShareButton({ jobId, title, copy }: ShareButtonProps) {
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
        <div className={styles.link}>
          <TextField ref={field} label={copy.link} hint={copy.hint} value={refused.url} readOnly />
        </div>
      )}
    </>
  );
}
