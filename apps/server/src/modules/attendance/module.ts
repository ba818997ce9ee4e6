import type { Module } from '../../core/module.ts';
import { WITH_ACCOUNT, WITH_SCHOOL } from '../../core/retention/retention.ts';
import { attachmentHandlers } from './attachments.handlers.ts';
import { attendanceHandlers } from './attendance.handlers.ts';
import { serveAttachments } from './serve-attachments.ts';

/** Attendance of classes: checking in, who was there, corrections, evidence. */
export const module: Module = {
  retention: {
    attendance: WITH_SCHOOL,
    attendance_record: WITH_ACCOUNT,
    attendance_change: WITH_ACCOUNT,
    attendance_attachment: WITH_ACCOUNT,
  },
  build: (services) => ({
    handlers: { ...attendanceHandlers(services), ...attachmentHandlers(services) },
    serve: (app) => serveAttachments(app, services, services.authenticate),
  }),
};
