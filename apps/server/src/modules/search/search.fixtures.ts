import { expect } from 'vitest';
import type { SearchAnswer } from '@stoa/api/schema';
import type { Database } from '../../database/pool.ts';
import type { TestApp } from '../../testing/test-app.ts';
import {
  addMember,
  addResources,
  addSchool,
  CATEGORY,
  FIXTURE_SCHOOL,
  resourceId as id,
} from '../resources/resource.fixtures.ts';

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

export type Query = Record<string, string | number>;

/** How the tests of a file search. */
export function searchCalls(test: TestApp) {
  const call = (path: string, query: Query, token?: string, method: 'GET' | 'DELETE' = 'GET') => {
    const search = new URLSearchParams({
      schoolId: FIXTURE_SCHOOL,
      'sxz-lang': 'en_US',
      ...Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)])),
    });
    return test.call(method, `/api/search/v1/${path}?${search}`, {
      headers: { 'x-requested-with': 'stoa' },
      ...(token ? { token } : {}),
    });
  };
  const search = async (query: Query, token?: string): Promise<SearchAnswer> => {
    const answer = await call('resources', query, token);
    expect(answer.statusCode, answer.body).toBe(200);
    return (answer.json() as { data: SearchAnswer }).data;
  };
  return { call, search };
}

/** Fills the school of tests with what is searched, in many languages, and its hot words. */
export async function addSearchable(database: Database): Promise<void> {
  await addSchool(database);
  await addMember(database, 'learner@stoa.example');
  await addMember(database, 'teacher@stoa.example');
  await addResources(database, [
    {
      id: id(1),
      type: 5,
      age: 1,
      hot_score: 5,
      category_ids: [CATEGORY.planning, CATEGORY.beginner],
      starts_at: inDays(1),
      title: {
        en_US: 'Plan a project that holds',
        zh_CN: '项目管理入门',
        ar_SA: 'إدارة المشاريع خطوة بخطوة',
        ja_JP: 'プロジェクト計画の立て方',
        ko_KR: '프로젝트를 계획하는 법',
        tr_TR: 'Işık hızıyla proje İstanbul’da',
        de_DE: 'Größere Vorhaben planen',
        pl_PL: 'Zarządzanie łatwe',
      },
      summary: {
        en_US: 'From a goal to a schedule.',
        zh_CN: '从目标到第一周之后仍然有效的计划。',
        ko_KR: '목표에서 일정까지',
      },
    },
    {
      id: id(2),
      type: 3,
      age: 2,
      hot_score: 90,
      zone: 1,
      category_ids: [CATEGORY.deep, CATEGORY.expert],
      title: 'Spreadsheets that answer',
      summary: { en_US: 'Before you plan, count.', ar_SA: 'الجداول تجيب' },
    },
    {
      id: id(3),
      type: 3,
      age: 3,
      hot_score: 10,
      category_ids: [CATEGORY.risk, CATEGORY.planning],
      title: 'Planning without fear',
      summary: { en_US: 'What can go wrong.' },
    },
    { id: id(4), type: 2, age: 4, audience: 2, title: 'Plan for members' },
    { id: id(5), type: 3, age: 5, audience: 3, title: 'Plan for visitors' },
    {
      id: id(6),
      type: 3,
      age: 6,
      status: 'draft',
      title: 'Zephyrquill plan',
      category_ids: [CATEGORY.planning],
    },
    {
      id: id(7),
      type: 3,
      age: 7,
      title: { zh_CN: '茶与丝绸之路', ja_JP: 'お茶とシルクロード' },
      category_ids: [CATEGORY.risk],
    },
    { id: id(8), type: 3, age: 8, title: 'Body alone' },
  ]);
  await database.write({ schoolId: FIXTURE_SCHOOL }, async (tx) => {
    await tx
      .updateTable('resource')
      .set({ search_vector: "'quokka':1D 'body':2A" })
      .where('id', '=', id(8))
      .execute();
    await tx
      .insertInto('article')
      .values({
        resource_id: id(8),
        school_id: FIXTURE_SCHOOL,
        body: JSON.stringify({
          en_US: {
            type: 'doc',
            content: [{ type: 'paragraph', content: [{ type: 'text', text: 'A quokka smiles.' }] }],
          },
        }),
      })
      .execute();
    await tx
      .insertInto('hot_word')
      .values([
        { school_id: FIXTURE_SCHOOL, language: 'en_US', word: 'planning', position: 1 },
        { school_id: FIXTURE_SCHOOL, language: 'en_US', word: 'Gantt chart', position: 0 },
        { school_id: FIXTURE_SCHOOL, language: 'zh_CN', word: '项目管理', position: 0 },
      ])
      .execute();
  });
}
