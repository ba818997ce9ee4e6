import type { Module } from '../../core/module.ts';
import { DAY_MS, OF_SCHOOL, WITH_ACCOUNT } from '../../core/retention/retention.ts';
import { activityHandlers } from './activity.handlers.ts';
import { chatHandlers } from './chat/chat.handlers.ts';
import { LiveRooms } from './chat/live-rooms.ts';
import { liveHandlers } from './live.handlers.ts';
import { LIVE_CLOSE_JOB } from './picture/close-job.ts';
import { closeLive } from './picture/picture.service.ts';
import { serveStreams } from './picture/serve-stream.ts';
import { recordHandlers } from './record.handlers.ts';
import { replayHandlers } from './replay/replay.handlers.ts';
import { ingestHandlers } from './rtmp/ingest.handlers.ts';
import { openIngest } from './rtmp/ingest.service.ts';
import { listenRtmp } from './rtmp/listen.ts';
import { LIVE_NEWS_JOB, liveNews } from './reminders.ts';
import { LIVE_SERIES_JOB, seriesNews } from './series/tell-series.ts';

/** What was said in a room, and what its host has decided, is kept so long. */
const CHAT_MS = 180 * DAY_MS;

/** A stream key is kept so long: a session is at most a year ahead. */
const INGEST_MS = 400 * DAY_MS;

/** Live sessions that people schedule, hold and watch. */
export const module: Module = {
  retention: {
    live_speaker: WITH_ACCOUNT,
    live_reservation: WITH_ACCOUNT,
    live_attendance: WITH_ACCOUNT,
    live_handout: OF_SCHOOL,
    live_take: OF_SCHOOL,
    live_segment: OF_SCHOOL,
    live_replay: OF_SCHOOL,
    live_caption: OF_SCHOOL,
    live_ingest: { column: 'made_at', keptMs: INGEST_MS, isDroppedByRestore: true },
    live_chat: OF_SCHOOL,
    live_message: { column: 'sent_at', keptMs: CHAT_MS },
    live_mute: { column: 'muted_at', keptMs: CHAT_MS },
    live_question: { column: 'asked_at', keptMs: CHAT_MS },
    live_question_vote: WITH_ACCOUNT,
    live_poll: OF_SCHOOL,
    live_poll_vote: WITH_ACCOUNT,
    live_message_report: { column: 'reported_at', keptMs: CHAT_MS },
  },
  build: (services) => {
    const rooms = new LiveRooms(services);
    return {
      handlers: {
        ...liveHandlers(services),
        ...chatHandlers(services, rooms),
        ...activityHandlers(services),
        ...recordHandlers(services),
        ...replayHandlers(services),
        ...ingestHandlers(services),
      },
      jobs: {
        [LIVE_NEWS_JOB]: { run: liveNews(services) },
        [LIVE_SERIES_JOB]: { run: seriesNews(services) },
        [LIVE_CLOSE_JOB]: { run: closeLive(services), isLong: true },
      },
      serve: (app) => {
        // Taken as they come.
        app.addContentTypeParser('video/mp4', (_request, payload, done) => done(null, payload));
        serveStreams(app, services);
      },
      start: () => {
        const { rtmp } = services.config;
        if (!rtmp) return () => Promise.resolve();
        const { close } = listenRtmp(rtmp, {
          open: (key) => openIngest(services, key),
          onEnd: (reason) => services.log.info({ reason }, 'A connection by RTMP has ended'),
        });
        return close;
      },
      disconnect: () => rooms.close(),
    };
  },
};
