import { EMPTY_SEARCH_QUERY } from '@stoa/machines/search';
import { newAccount } from '../../support/accounts.ts';
import { home, SCHOOLS, search as searchPath } from '../../support/places.ts';
import type { Adapter } from '../adapter.ts';
import { cutTries, visit } from '../visit.ts';
import { field, PLAN, searchEvents } from './search.events.ts';

const OWN = 'tides';
const SUGGESTION = { kind: 'hot', text: 'plan', url: null };

/** The search of a school: on its page, and in the head of others. */
export const search: Adapter = {
  machine: 'search',
  inputs: {
    results: { value: { query: PLAN }, open: (stage) => visit(stage, searchPath('keyword=plan')) },
    'the page before a search': {
      value: { query: EMPTY_SEARCH_QUERY },
      open: (stage) => visit(stage, searchPath()),
    },
    'the head for a member': {
      value: { query: EMPTY_SEARCH_QUERY },
      open: async (stage) => {
        await newAccount(stage.page);
        await stage.page.request.get('/api/search/v1/resources', {
          params: { schoolId: SCHOOLS.stoa, keyword: OWN, 'sxz-lang': 'en_US' },
          headers: { 'x-requested-with': 'stoa' },
        });
        await visit(stage, home());
        await field(stage).focus();
      },
    },
  },
  events: searchEvents,
  outcomes: {
    search: {
      call: 'GET /search/v1/resources',
      ends: {
        found: { resolve: { total: 12 } },
        nothing: { resolve: { total: 0 } },
        cut: { reject: { code: 'NETWORK' }, answer: 'cut', cause: cutTries('search') },
        'known: found': { resolve: { total: 12 }, isAtHand: true },
        'known: nothing': { resolve: { total: 0 }, isAtHand: true },
      },
    },
    suggest: {
      call: 'GET /search/v1/suggestions',
      ends: {
        some: { resolve: { suggestions: [SUGGESTION] } },
        'known: some': { resolve: { suggestions: [SUGGESTION] }, isAtHand: true },
        none: { resolve: { suggestions: [] } },
        cut: { reject: { code: 'NETWORK' }, answer: 'cut', cause: cutTries('suggest') },
      },
    },
    loadHistory: {
      call: 'GET /search/v1/history',
      ends: {
        loaded: { resolve: { keywords: [OWN] } },
        cut: { reject: { code: 'NETWORK' }, answer: 'cut', cause: cutTries('loadHistory') },
        'kept here': { resolve: { keywords: [OWN] }, isAtHand: true },
      },
    },
    clearHistory: {
      call: 'DELETE /search/v1/history/clear',
      ends: {
        done: { resolve: undefined },
        cut: { reject: { code: 'NETWORK' }, answer: 'cut' },
        'kept here': { resolve: undefined, isAtHand: true },
      },
    },
  },
  seen: {
    'search.results.failed': ({ page }) => page.getByRole('heading', { name: 'No connection' }),
  },
  walks: [
    {
      name: 'the page: narrowed, typed, composed, cut off, and left by a title',
      steps: [
        ['open:results', 'history opened', 'loadHistory:kept here', 'search:known: found'],
        ['sorted', 'followed: sorted', 'search:found'],
        ['category chosen', 'followed: category', 'search:found'],
        ['filters cleared', 'followed: sorted', 'search:known: found'],
        ['field left and taken again', 'focused', 'loadHistory:kept here', 'suggest:some'],
        ['typed words that nobody wrote', 'wait:250', 'followed: unknown', 'suggest:none', 'search:nothing'],
        ['submitted', 'followed: sorted', 'followed: unknown', 'search:known: nothing'],
        ['composition begun', 'composed', 'Enter while composing', 'composition ended', 'wait:250'],
        ['followed: composed', 'suggest:none', 'search:found'],
        ['typed physics', 'wait:250', 'followed: physics', 'suggest:cut', 'search:cut'],
        ['retried', 'search:found'],
        ['articles chosen', 'followed: unknown', 'followed: articles', 'search:cut', 'reconnected'],
        ['search:found'],
        ['field left and taken again', 'loadHistory:kept here'],
        ['emptied', 'wait:250', 'followed: emptied', 'suggest:some', 'search:found'],
        ['own search taken', 'suggestion chosen', 'followed: articles', 'followed: chosen', 'search:nothing'],
        ['cross pressed', 'focused', 'loadHistory:kept here', 'suggest:known: some', 'cleared'],
        ['followed: emptied', 'history opened', 'focused', 'loadHistory:kept here'],
        ['search:known: found', 'suggest:known: some'],
        ['typed a title', 'wait:250', 'followed: painted', 'suggest:some'],
        ['title taken', 'suggestions dismissed'],
        ['open:the page before a search', 'history opened', 'loadHistory:kept here', 'search:known: found'],
        ['list chosen', 'own searches cleared', 'undone', 'own searches cleared', 'page left'],
      ].flat(),
    },
    {
      name: 'the head: own searches of a member cannot be had, cleared, and are in the end',
      steps: [
        ['open:the head for a member', 'history opened', 'focused', 'search:known: nothing'],
        ['loadHistory:cut', 'suggest:some', 'field left and taken again', 'loadHistory:loaded'],
        ['field left and taken again', 'loadHistory:loaded'],
        ['own searches cleared in the list', 'wait:8000', 'clearHistory:cut'],
        ['own searches cleared in the list', 'wait:8000', 'clearHistory:cut'],
        ['field left and taken again', 'loadHistory:loaded'],
        ['own searches cleared in the list', 'wait:8000', 'clearHistory:done'],
      ].flat(),
    },
  ],
};
