export { openReadOnly } from '../backup/sqlite-copy.ts';
export { renderTable } from '../cli/terminal.ts';
export { migrate } from '../database/migrate.ts';
export type { Migration } from '../database/migrations.ts';
export { countDeliveries } from '../outbox/delivery-overview.ts';
export { createJob, saveConfirmedAlerts } from './alerts.ts';
export { startBucketServer } from './bucket-server.ts';
export { after, startFaultProxy, type ConnectionFault } from './fault-proxy.ts';
export { findTraces } from './files.ts';
export { auditLedger, jobListPath, type Ledger } from './ledger.ts';
export { startLoad, type Visits } from './load.ts';
export { startMailServer } from './mail-server.ts';
export { openUploads } from './open-uploads.ts';
export { createPlace, dialects, type DialectName, type TestPlace } from './place.ts';
export { createPostgresCluster, type PostgresCluster } from './postgres-cluster.ts';
export {
  createCv,
  createDocx,
  createFile,
  createPdf,
  createPdfOfSize,
  mimeTypes,
  sha256,
} from './sample-files.ts';
export { createApplicationRow } from './record-rows.ts';
export { testLinks } from './render-row.ts';
export { scannerFaults, startScannerServer } from './scanner-server.ts';
export { startCliProcess } from './operator.ts';
export { startServerProcess, type ServerProcess } from './server-process.ts';
export { until } from './until.ts';
export { hostileFiles, unusualFiles } from './upload-samples.ts';
export {
  applyAndOpen,
  createAlertRequest,
  createApplicationData,
  createApplicationForm,
  createContactRequest,
  createVisitor,
  findEmail,
  openOwnApplication,
  type OwnApplicationVisitor,
  type Visitor,
} from './visitor.ts';
export { startWebhookReceiver, type WebhookReceiver } from './webhook-receiver.ts';
export { worstFiles } from './worst-files.ts';
