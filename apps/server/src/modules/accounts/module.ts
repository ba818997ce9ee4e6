import type { Module } from '../../core/module.ts';
import { DAY_MS } from '../../core/retention/retention.ts';
import { accountHandlers } from './accounts.handlers.ts';
import { AVATAR_MAX_BYTES, serveAvatars } from './avatar.ts';
import { bindingHandlers } from './binding.handlers.ts';
import { EXPORT, REMOVE_EXPORT, exporter, removeExport } from './data-export.ts';
import { ERASE, eraser } from './deletion.ts';
import { deviceHandlers } from './devices.handlers.ts';
import { ownDataHandlers } from './own-data.handlers.ts';
import { passwordHandlers } from './password.handlers.ts';
import { profileHandlers } from './profile.handlers.ts';
import { secondFactorHandlers } from './second-factor.handlers.ts';
import { shortLinkHandlers } from './short-links.handlers.ts';

/** A person's own account. */
export const module: Module = {
  retention: {
    short_link: { column: 'expires_at', keptMs: DAY_MS },
  },
  build: (services) => ({
    handlers: {
      ...accountHandlers(services),
      ...profileHandlers(services),
      ...deviceHandlers(services),
      ...bindingHandlers(services),
      ...passwordHandlers(services),
      ...secondFactorHandlers(services),
      ...ownDataHandlers(services),
      ...shortLinkHandlers(services),
    },
    jobs: {
      [EXPORT]: { run: exporter(services), isLong: true },
      [REMOVE_EXPORT]: {
        run: ({ input }) => removeExport(services.config.dataDir, (input as { file: string }).file),
      },
      [ERASE]: { run: eraser(services) },
    },
    serve: (app) => {
      // Pictures are received whole, and no further than their limit.
      app.addContentTypeParser(
        'application/octet-stream',
        { parseAs: 'buffer', bodyLimit: AVATAR_MAX_BYTES },
        (_request, body, done) => done(null, body),
      );
      serveAvatars(app, services.files);
    },
  }),
};
