import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree';
import { useState } from 'react';
import type { StoryLocale } from '../../.storybook/locales.ts';
import { type Sample, samples } from '../../.storybook/samples.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Menu, MenuItem } from '../menu/menu.tsx';
import { Status } from '../status/status.tsx';
import { Table, type TableColumn, type TableProps, type TableSort } from './table.tsx';

/** A learner of a class, as the stories show them. */
export interface Learner {
  id: string;
  name: string;
  course: string;
  state: 'done' | 'active' | 'waiting';
  points: number;
  share: number;
}

const STATES = ['done', 'active', 'waiting'] as const;
const people = Object.values(samples).map((sample) => sample.person);

/** Learners that are the same at every run. */
export function learners(count: number, sample: Sample): Learner[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `learner-${index}`,
    name: count > people.length ? `${people[index % people.length]} ${index + 1}` : (people[index] ?? ''),
    course: sample.title,
    state: STATES[index % 3] ?? 'done',
    points: (index * 7919) % 1300,
    share: ((index * 37) % 101) / 100,
  }));
}

const MESSAGES: Partial<Record<StoryLocale, readonly string[]>> = {
  'en-US': ['Learner', 'Course', 'State', 'Points', 'Done', 'Finished', 'Under way', 'Not begun', 'Actions'],
  'ar-SA': ['المتعلم', 'المقرر', 'الحالة', 'النقاط', 'المنجز', 'مكتمل', 'قيد التقدم', 'لم يبدأ', 'إجراءات'],
  'de-DE': [
    'Lernende',
    'Kurs',
    'Stand',
    'Punkte',
    'Erledigt',
    'Beendet',
    'Unterwegs',
    'Nicht begonnen',
    'Aktionen',
  ],
  'zh-CN': ['学员', '课程', '状态', '积分', '完成度', '已完成', '进行中', '未开始', '操作'],
};

const TONE = { done: 'success', active: 'upcoming', waiting: 'neutral' } as const;

/** Columns of the learners in the language of a story. */
export function learnerColumns(locale: string): TableColumn<Learner>[] {
  const words = MESSAGES[locale as StoryLocale] ?? MESSAGES['en-US'] ?? [];
  const word = (index: number) => words[index] ?? '';
  const number = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  return [
    { id: 'name', label: word(0), cell: (row) => row.name, isSortable: true, minWidth: 170, width: '2fr' },
    { id: 'course', label: word(1), cell: (row) => row.course, minWidth: 190, width: '2fr' },
    {
      id: 'state',
      label: word(2),
      cell: (row) => <Status tone={TONE[row.state]}>{word(5 + STATES.indexOf(row.state))}</Status>,
      minWidth: 150,
    },
    {
      id: 'points',
      label: word(3),
      cell: (row) => number.format(row.points),
      isNumeric: true,
      isSortable: true,
    },
    { id: 'share', label: word(4), cell: (row) => percent.format(row.share), isNumeric: true },
  ];
}

/** The last word of the table in the language of a story. */
export const actionsLabel = (locale: string) =>
  (MESSAGES[locale as StoryLocale] ?? MESSAGES['en-US'])?.[8] ?? 'Actions';

/** A menu for a row. */
export function rowMenu(row: Learner, sample: Sample) {
  return (
    <Menu trigger={<IconButton icon={DotsThreeIcon} label={`${row.name}: ${sample.action}`} hideTooltip />}>
      <MenuItem id="join">{sample.action}</MenuItem>
    </Menu>
  );
}

/** A table that sorts and selects by itself, as its owner would. */
export function OwnedTable(props: TableProps<Learner>) {
  const [sort, setSort] = useState<TableSort | null>(props.sort ?? null);
  const [selectedIds, setSelectedIds] = useState(props.selectedIds ?? new Set<string>());
  const [rows, setRows] = useState(props.rows);
  const sign = sort?.direction === 'descending' ? -1 : 1;
  const sorted = sort
    ? [...rows].sort((left, right) =>
        sort.columnId === 'points'
          ? sign * (left.points - right.points)
          : sign * left.name.localeCompare(right.name),
      )
    : rows;
  return (
    <Table
      {...props}
      rows={sorted}
      sort={sort}
      onSortChange={(next) => {
        setSort(next);
        props.onSortChange?.(next);
      }}
      selectedIds={selectedIds}
      onSelectionChange={(ids, reason) => {
        setSelectedIds(ids);
        props.onSelectionChange?.(ids, reason);
      }}
      bulkActions={(ids) => (
        <Button
          size="sm"
          variant="danger"
          onPress={() => {
            setRows(rows.filter((row) => !ids.has(row.id)));
            setSelectedIds(new Set());
          }}
        >
          Remove
        </Button>
      )}
    />
  );
}
