import { describe, expect, it } from 'vitest';
import { findRanges, excerptOf } from '../../modules/search/highlight.ts';
import { cleanKeyword, parseKeyword } from './keyword.ts';
import { correctKeyword } from '../../modules/search/correction.ts';
import { fold, toVector } from './tokens.ts';

const marked = (text: string, words: string[]) =>
  findRanges(text, words).map(([start, end]) => text.slice(start, end));

describe('fold', () => {
  it.each([
    ['İSTANBUL Işık', 'istanbul isik'],
    ['Straße Été Łódź', 'strasse ete lodz'],
    ['Ｇｉｔ　ﬁle', 'git file'],
    ['إدارةُ المشاريع', 'اداره المشاريع'],
    ['ガント ｶﾞﾝﾄ', 'ガント ガント'],
    ['프로젝트', '프로젝트'],
    ['ΟΔΟΣ', 'οδοσ'],
  ])('%s is compared as %s', (text, folded) => expect(fold(text)).toBe(folded));
});

describe('toVector', () => {
  it('holds words, Arabic words without their prefix, and neighbouring characters of unspaced writing', () => {
    const vector = toVector([
      { text: 'Plan', language: 'en_US', weight: 'A' },
      { text: 'المشاريع', language: 'ar_SA', weight: 'B' },
      { text: '生命学', language: 'zh_CN', weight: 'C' },
    ]);
    for (const word of ["'plan':", "'^plan':", "'المشاريع':", "'مشاريع':", "'生命':", "'命学':", "'学':"])
      expect(vector).toContain(word);
    expect(vector).not.toContain("'^مشاريع'");
  });
  it('quotes what would end a literal', () =>
    expect(toVector([{ text: "it's", language: 'en_US', weight: 'D' }])).toBe("'it''s':1D"));
});

describe('keywords', () => {
  it('are cut to 200 characters without tearing a pair of surrogates', () => {
    const { text, cut } = cleanKeyword('𝄞'.repeat(300));
    expect(cut).toBe(true);
    expect([...text]).toHaveLength(200);
    expect(text.isWellFormed()).toBe(true);
  });
  it('lose lone surrogates, NUL and line breaks', () =>
    expect(cleanKeyword(' a\0b\ud800c\n\u2028d ')).toEqual({ text: 'a b c d', cut: false }));
  it.each(['', '%'.repeat(200), '…!?', "'\\"])('%j holds no word', (text) =>
    expect(parseKeyword(text, 'en_US')).toBeUndefined(),
  );
  it('find a Korean word with its particle, and a plural by its singular', () => {
    expect(parseKeyword('프로젝트를', 'ko_KR')?.anywhere).toContain("('프로' & '로젝' & '젝트')");
    expect(parseKeyword('projects', 'en_US')?.anywhere).toBe("('project':*)");
    expect(parseKeyword('projects', 'en_US')?.titleWhole).toBe("('^projects' | '^project')");
  });
  it('take a last letter after other words for the beginning of one', () =>
    expect(parseKeyword('project p', 'en_US')?.anywhere).toBe("('project':*)"));
});

describe('highlights', () => {
  it('stand in the text as it was written, whatever folding does to its length', () => {
    expect(marked('ﬁne Planning, ﬁnal PLAN', ['plan', 'fin'])).toEqual(['ﬁn', 'Plan', 'ﬁn', 'PLAN']);
    expect(marked('Café au lait', ['cafe'])).toEqual(['Café']);
    expect(marked('Cafe\u0301 au lait', ['cafe'])).toEqual(['Cafe\u0301']);
    expect(marked('İstanbul ve ışık', ['istanbul', 'isik'])).toEqual(['İstanbul', 'ışık']);
    expect(marked('خُطّة المشاريع', ['خطه', 'مشاريع'])).toEqual(['خُطّة', 'مشاريع']);
    expect(marked('第一个项目，从一页纸开始', ['项目'])).toEqual(['项目']);
    expect(marked('프로젝트를 시작하기', ['프로젝트'])).toEqual(['프로젝트']);
    expect(marked('die Größe', ['grosse'])).toEqual(['Größe']);
    expect(marked('🎉🎉 plan', ['plan'])).toEqual(['plan']);
  });
  it('prefer beginnings of words, join what overlaps and leave blanks alone', () => {
    expect(marked('explain a plan', ['plan'])).toEqual(['plan']);
    expect(marked('spreadsheets', ['sheet'])).toEqual(['sheet']);
    expect(marked('planning', ['plan', 'planning', ''])).toEqual(['planning']);
  });
  it('give an excerpt around the first place of a long text', () => {
    const excerpt = excerptOf(
      `${'many words before '.repeat(20)}the critical path ${'and after '.repeat(50)}`,
      ['critical'],
    );
    expect(excerpt?.text.startsWith('…')).toBe(true);
    expect(excerpt?.text.endsWith('…')).toBe(true);
    expect(excerpt?.ranges.map(([start, end]) => excerpt.text.slice(start, end))).toEqual(['critical']);
    expect(excerptOf('nothing here', ['critical'])).toBeNull();
  });
});

describe('correction', () => {
  const titles = [
    { en_US: 'Plan a project that holds', zh_CN: '项目管理入门' },
    { en_US: 'Statistics for life' },
  ];
  it.each([
    ['porject', 'project'],
    ['Statistcs', 'statistics'],
    ['qqqqqq project', 'project'],
    ['项目管里', '项目'],
  ])('%s becomes %s', (typed, better) => expect(correctKeyword(typed, titles, 'en_US')).toBe(better));
  it('leaves alone what is known or near to nothing', () => {
    expect(correctKeyword('project', titles, 'en_US')).toBeUndefined();
    expect(correctKeyword('zzzzzz', titles, 'en_US')).toBeUndefined();
    expect(correctKeyword('zzzzzz for', titles, 'en_US')).toBeUndefined();
  });
});
