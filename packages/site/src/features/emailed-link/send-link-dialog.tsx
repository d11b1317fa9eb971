import type { EmailFormCopy } from '@kestrova/content';
import { EmailDialog } from '../forms/email-dialog.tsx';

interface SendLinkDialogProps {
  copy: EmailFormCopy;
  onClose: () => void;
}

/** Asks for the address to which the links of its applications are sent again. */
export function SendLinkDialog({ copy, onClose }: SendLinkDialogProps) {
  return (
    <EmailDialog
      id="send-link-email"
      copy={copy}
      call="sendOwnLinks"
      toEntries={(email) => email}
      onClose={onClose}
    />
  );
}
