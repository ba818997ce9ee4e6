import { ResourceType } from '@stoa/api/enums';
import { describe, expect, it } from 'vitest';
import { readContract } from '../../../contract/document.ts';
import {
  CLASS_TYPES,
  FAMILIES,
  familyNamed,
  familyOf,
  KINDS,
  TYPES_FOR_SALE,
  typesOfBlock,
  typesOfCard,
  typesOfFamily,
} from './registry.ts';

const { schemas } = readContract().components as { schemas: Record<string, { enum?: never[] }> };
const [SCHOOL, ID] = ['1700000000000000001', '1700000000000200001'];

describe('kinds of resources', () => {
  it('are those of the contract, each described once', () => {
    expect(KINDS.map(({ type }) => type)).toEqual(schemas['ResourceType']?.enum);
    expect(KINDS.map(({ type }) => type)).toEqual(
      Object.values(ResourceType).filter((type) => type !== ResourceType.All),
    );
    expect(new Set(KINDS.map(({ name }) => name)).size).toBe(KINDS.length);
    expect(() => familyOf(ResourceType.All)).toThrow('No folder');
  });

  it('fill every type of blocks that the contract has for them', () => {
    for (const block of schemas['ResourceBlockType']?.enum ?? [])
      expect([block, typesOfBlock(block).length > 0]).toEqual([block, true]);
    expect(typesOfBlock('courses')).toEqual([
      ResourceType.Course,
      ResourceType.PurchaseCourse,
      ResourceType.ShareCourse,
    ]);
  });

  it('are found by family, by kind of card, and by what can be done with them', () => {
    expect(typesOfFamily('exam')).toEqual([ResourceType.Exam, ResourceType.ShareExam]);
    expect(typesOfCard('class')).toEqual([ResourceType.Class]);
    expect(typesOfCard('course')).toEqual(typesOfBlock('courses'));
    for (const word of ['', 'constructor', '__proto__']) expect(typesOfCard(word)).toEqual([]);
    expect(CLASS_TYPES).toEqual(typesOfFamily('class'));
    expect(TYPES_FOR_SALE).toEqual([ResourceType.PurchaseCourse]);
  });

  it('have pages: classes and live sessions their own, others the one of resources', () => {
    const row = { id: ID, school_id: SCHOOL };
    const portal = `/portal/${SCHOOL}`;
    for (const family of FAMILIES) {
      const live = family.name === 'live' && `${portal}/lecturing-center/live-learn-detail/${ID}`;
      const own = family.hasLessons && `/classInfo/${SCHOOL}/class-view/${ID}`;
      expect(family.url(row)).toBe(own || live || `${portal}/resource/${ID}`);
    }
  });

  it('can each be loaded whole, and written by demo content', async () => {
    for (const family of FAMILIES) {
      if (!family.hasLessons) expect((await family.detail?.())?.loadDetail).toBeTypeOf('function');
      expect((await family.seed()).seed.write).toBeTypeOf('function');
      for (const { name } of family.kinds) expect(familyNamed(name)).toBe(family);
    }
    expect(familyNamed('constructor')).toBeUndefined();
  });
});
