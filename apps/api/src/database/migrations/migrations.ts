import type { Migration } from '../migration.ts';
import { theTables } from './0001-the-tables.ts';
import { activeContent } from './0002-active-content.ts';
import { storagePrefix } from './0003-storage-prefix.ts';
import { erasureAndEmailLimits } from './0004-erasure-and-email-limits.ts';
import { outboxEmails } from './0005-outbox-emails.ts';
import { ownApplicationsAndAlerts } from './0006-own-applications-and-alerts.ts';
import { attachmentsAndAuditLog } from './0007-attachments-and-audit-log.ts';
import { sentEmailsByDay } from './0008-sent-emails-by-day.ts';
import { linksApartFromEmails } from './0009-links-apart-from-emails.ts';
import { orphanedFiles } from './0010-orphaned-files.ts';

/** Every migration in the order in which they are applied. New ones go to the end. */
export const migrations: readonly Migration[] = [
  theTables,
  activeContent,
  storagePrefix,
  erasureAndEmailLimits,
  outboxEmails,
  ownApplicationsAndAlerts,
  attachmentsAndAuditLog,
  sentEmailsByDay,
  linksApartFromEmails,
  orphanedFiles,
];
