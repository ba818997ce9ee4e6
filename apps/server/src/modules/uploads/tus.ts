import { createHash, timingSafeEqual } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Authenticator } from '../../contract/wiring.ts';
import { may } from '../../core/acl/authorize.ts';
import type { Services } from '../../core/services.ts';
import {
  addBytes,
  announceLarge,
  dropLarge,
  isExpired,
  isLargeType,
  LARGE_MAX_BYTES,
  PIECE_MAX_BYTES,
} from '../../core/uploads/large-uploads.service.ts';
import { findUpload, type UploadRow } from '../../core/uploads/uploads.repository.ts';
import { receive } from '../../files/receive.ts';
import { requireSameOrigin } from '../../http/csrf.ts';
import { isId } from '../../http/ids.ts';
import { Problem } from '../../http/problem.ts';
import type { Viewer } from '../../http/context.ts';
import { requireAuthor } from '../authoring/authoring.policy.ts';
import { requireFileQuestion } from '../exam/answer-files.ts';
import { requireMediaFile } from '../exam/bank/question-media.ts';
import { requireTeamFile } from '../o3/team-files.service.ts';
import { requireSurveyFile } from '../survey/survey-files.ts';
import { findOwn } from '../authoring/authoring.service.ts';

/** Where files are sent in pieces. */
const PATH = '/files/tus';
const VERSION = '1.0.0';
const PIECE_TYPE = 'application/offset+octet-stream';
const ITEM = /^[a-z0-9]{1,16}$/;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Statuses that the protocol has of its own. */
const WRONG_VERSION = 412;
const WRONG_CHECKSUM = 460;
const CHECKSUMS = ['sha1', 'sha256'];

interface Named {
  Params: { id: string };
}

/**
 * Takes files of lessons, questions, answers and teams in pieces, by the core of tus 1.0 with creation, termination,
 * checksum and expiration (decision 0088). What is whole is confirmed as every upload is.
 */
export function serveTus(app: FastifyInstance, services: Services, authenticate: Authenticator): void {
  const { database, clock, config } = services;

  /** Lets in who signed in here and speaks this version. @returns undefined once it is answered */
  const enter = async (request: FastifyRequest, reply: FastifyReply): Promise<Viewer | undefined> => {
    reply.header('tus-resumable', VERSION).header('cache-control', 'no-store');
    if (request.headers['tus-resumable'] !== VERSION) {
      void reply.code(WRONG_VERSION).header('tus-version', VERSION).send();
      return undefined;
    }
    if (request.method !== 'HEAD') requireSameOrigin(request);
    const viewer = await authenticate(request);
    if (!viewer) throw new Problem('UNAUTHENTICATED');
    return viewer;
  };

  /** A person's own file on its way. @throws {Problem} NOT_FOUND for those of others, UPLOAD_EXPIRED (410) */
  const findSent = async (viewer: Viewer, id: string): Promise<UploadRow> => {
    const row = UUID.test(id) ? await database.read({}, (tx) => findUpload(tx, id)) : undefined;
    const isOwn =
      row?.is_large === true &&
      row.account_id === viewer.accountId &&
      (row.attempt_id !== null ||
        row.survey_id !== null ||
        row.team_id !== null ||
        may(viewer, 'CLASS_MANAGEMENT', row.school_id) ||
        may(viewer, 'EXAM_GRADING', row.school_id));
    if (!row || !isOwn) throw new Problem('NOT_FOUND');
    if (isExpired(row, clock.now())) throw new Problem('UPLOAD_EXPIRED', undefined, 410);
    return row;
  };

  /**
   * Makes sure that somebody may send a file for a lesson of a content, for a question of an attempt or of a survey, to
   * a team, or for a question of the bank.
   * @returns the attempt, the survey or the team, where it is one
   * @throws {Problem} VALIDATION_FAILED, NOT_FOUND, FORBIDDEN, and as requireFileQuestion, requireSurveyFile and
   *   requireTeamFile
   */
  const requirePlace = async (
    viewer: Viewer,
    schoolId: string,
    {
      content = '',
      attempt = '',
      question = '',
      bank = '',
      survey = '',
      item = '',
      team = '',
    }: Record<string, string | undefined>,
    file: { type: string; bytes: number },
  ): Promise<{ attemptId?: string; surveyId?: string; teamId?: string }> => {
    if (isId(attempt) && isId(question)) {
      const scope = { schoolId, accountId: viewer.accountId };
      await database.read(scope, (tx) =>
        requireFileQuestion(tx, { viewer, attemptId: attempt, questionId: question, file }, clock.now()),
      );
      return { attemptId: attempt };
    }
    if (isId(survey) && ITEM.test(item)) {
      await requireSurveyFile(services, { schoolId, viewer, surveyId: survey, itemId: item, file });
      return { surveyId: survey };
    }
    if (isId(team)) {
      await requireTeamFile(services, { schoolId, viewer, teamId: team, file });
      return { teamId: team };
    }
    if (bank === 'question') {
      requireMediaFile(viewer, schoolId, file);
      return {};
    }
    if (!isId(content))
      throw invalid(
        'header/upload-metadata',
        'must name a content, an attempt and a question, a survey and a question, a team, or the bank',
      );
    const author = requireAuthor(viewer, schoolId);
    await database.read(author, (tx) => findOwn(tx, author, content));
    return {};
  };

  app.options(PATH, async (_request, reply) =>
    reply
      .code(204)
      .headers({
        'tus-resumable': VERSION,
        'tus-version': VERSION,
        'tus-max-size': LARGE_MAX_BYTES,
        'tus-extension': 'creation,termination,checksum,expiration',
        'tus-checksum-algorithm': CHECKSUMS.join(','),
      })
      .send(),
  );

  app.post(PATH, async (request, reply) => {
    const viewer = await enter(request, reply);
    if (!viewer) return reply;
    const size = wholeOf(request, 'upload-length');
    const { filename = '', filetype = '', school = '', ...place } = readMetadata(request);
    if (size === 0) throw invalid('header/upload-length', 'must be 1 at least');
    if (size > LARGE_MAX_BYTES) throw new Problem('PAYLOAD_TOO_LARGE', { limit: LARGE_MAX_BYTES });
    if (!isId(school)) throw invalid('header/upload-metadata', 'must name a school');
    if (!isLargeType(filetype)) throw new Problem('FILE_FORMAT', { reason: 'ATTACHMENT' });
    const sentFor = await requirePlace(viewer, school, place, { type: filetype, bytes: size });
    const row = await announceLarge(services, viewer, {
      schoolId: school,
      fileName: filename,
      contentType: filetype,
      size,
      ...sentFor,
    });
    return reply
      .code(201)
      .header('location', `${PATH}/${row.id}`)
      .header('upload-expires', row.expires_at.toUTCString())
      .send();
  });

  app.head<Named>(`${PATH}/:id`, async (request, reply) => {
    const viewer = await enter(request, reply);
    if (!viewer) return reply;
    const row = await findSent(viewer, request.params.id);
    return reply
      .code(200)
      .header('upload-offset', row.received)
      .header('upload-length', row.exact_size ?? 0)
      .header('upload-expires', row.expires_at.toUTCString())
      .send();
  });

  app.patch<Named>(`${PATH}/:id`, async (request, reply) => {
    const viewer = await enter(request, reply);
    if (!viewer) return reply;
    if (request.headers['content-type'] !== PIECE_TYPE) throw new Problem('UNSUPPORTED_MEDIA_TYPE');
    const row = await findSent(viewer, request.params.id);
    const offset = wholeOf(request, 'upload-offset');
    const checksum = readChecksum(request);
    if (row.received !== offset) throw new Problem('CONFLICT');
    const limit = Math.min(PIECE_MAX_BYTES, (row.exact_size ?? 0) - offset);
    if (Number(request.headers['content-length'] ?? 0) > limit)
      throw new Problem('PAYLOAD_TOO_LARGE', { limit });
    const bytes = await receive(request.body as Readable, limit, config.dataDir);
    if (checksum && !checksum(bytes)) return reply.code(WRONG_CHECKSUM).send();
    const { received, expiresAt } = await addBytes(services, row, offset, bytes);
    return reply
      .code(204)
      .header('upload-offset', received)
      .header('upload-expires', expiresAt.toUTCString())
      .send();
  });

  app.delete<Named>(`${PATH}/:id`, async (request, reply) => {
    const viewer = await enter(request, reply);
    if (!viewer) return reply;
    await dropLarge(services, await findSent(viewer, request.params.id));
    return reply.code(204).send();
  });
}

const invalid = (path: string, message: string) =>
  new Problem('VALIDATION_FAILED', { fields: [{ path, message }] });

const textOf = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
};

function wholeOf(request: FastifyRequest, name: string): number {
  const text = textOf(request, name);
  if (!/^\d{1,15}$/.test(text)) throw invalid(`header/${name}`, 'must be a whole number');
  return Number(text);
}

/** Pairs of a name and its value in base64, as the protocol writes them. */
function readMetadata(request: FastifyRequest): Record<string, string | undefined> {
  const pairs = textOf(request, 'upload-metadata').slice(0, 4096).split(',');
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = '', value = ''] = pair.trim().split(' ');
      return [name, Buffer.from(value, 'base64').toString('utf8')];
    }),
  );
}

/** @returns what compares bytes with the checksum that came along; undefined where none did */
function readChecksum(request: FastifyRequest): ((bytes: Buffer) => boolean) | undefined {
  const text = textOf(request, 'upload-checksum');
  if (text === '') return undefined;
  const [algorithm = '', value = ''] = text.split(' ');
  if (!CHECKSUMS.includes(algorithm)) throw invalid('header/upload-checksum', 'must be sha1 or sha256');
  const expected = Buffer.from(value, 'base64');
  return (bytes) => {
    const actual = createHash(algorithm).update(bytes).digest();
    return actual.length === expected.length && timingSafeEqual(actual, expected);
  };
}
