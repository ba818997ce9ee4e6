import type { LiveSession, Person } from '@stoa/api/schema';
import { presentPerson } from '../../core/people/people.presenter.ts';
import type { Viewer } from '../../http/context.ts';
import { translate } from '../../i18n/translate.ts';
import type { Wording } from '../../core/schools/caller.ts';
import { activityStatusOf } from '../resources/resource-card.ts';
import { livePage } from '../resources/kinds/live/live.kind.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { abilitiesOf, livePurchaseUrl, mustBuy, ROOM_OPENS_MS, stateOf } from './live.policy.ts';
import type { LiveRow } from './live.repository.ts';
import { streamAddress } from './picture/stream-address.ts';

const SECONDS_A_MINUTE = 60;

/** Who speaks in sessions, by id. */
export type People = ReadonlyMap<string, Person>;

/** A session as its page shows it. */
export function presentLive(
  row: LiveRow,
  people: People,
  viewer: Viewer | undefined,
  { language, schoolDefault, now }: Wording,
  secrets: SecretBox,
): LiveSession {
  const title = translate(row.title, language, schoolDefault);
  const abilities = abilitiesOf(row, viewer, now);
  const state = stateOf(row, now);
  const isShown = !mustBuy(row, viewer);
  const purchaseUrl = livePurchaseUrl(row, viewer, now);
  return {
    id: row.id,
    schoolId: row.school_id,
    classId: row.class_id,
    title: title.text,
    summary: translate(row.summary, title.language, schoolDefault).text,
    lang: row.lang ?? title.language,
    languages: row.languages,
    coverUrl: row.cover_url || null,
    host: row.host_id
      ? presentPerson({
          id: row.host_id,
          real_name: row.host_real_name ?? '',
          nick_name: row.host_nick_name ?? '',
          avatar_url: row.host_avatar_url ?? '',
        })
      : // A host who left is nobody's to name: the school stays.
        { id: row.school_id, name: '', avatarUrl: null, title: null },
    speakers: row.speaker_ids.flatMap((id) => people.get(id) ?? []),
    audience: row.audience as LiveSession['audience'],
    zone: String(row.zone) as LiveSession['zone'],
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    durationSeconds: row.minutes * SECONDS_A_MINUTE,
    timeZone: row.time_zone,
    roomOpensAt: new Date(row.starts_at.getTime() - ROOM_OPENS_MS).toISOString(),
    state,
    activityStatus: activityStatusOf(row.starts_at, row.ends_at, now) ?? 1,
    reserved: row.reserved,
    reservedCount: row.reserved_count,
    capacity: row.capacity,
    chatEnabled: row.chat_enabled,
    recording: row.recording,
    // An outside room is told to who may enter now, and to who holds it.
    roomUrl: abilities.enter || abilities.moderate ? row.room_url : null,
    streamUrl: isShown && state === 'live' && row.has_picture ? streamAddress(secrets, row, now) : null,
    replayUrl: isShown && state === 'replay' ? streamAddress(secrets, row, now) : null,
    ...(row.series_id === null
      ? {}
      : {
          series: {
            id: row.series_id,
            position: row.series_position ?? 1,
            total: row.series_total ?? 1,
          },
        }),
    ...(row.price ? { price: row.price as LiveSession['price'] } : {}),
    ...(purchaseUrl === null ? {} : { purchaseUrl }),
    url: livePage(row),
    serverTime: now.toISOString(),
    version: String(row.version),
    abilities,
  };
}
