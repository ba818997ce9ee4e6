import { type ReactNode, createContext, useContext, useMemo, useState } from 'react';
import { Collection } from 'react-aria-components/Collection';
import { Tree as AriaTree, TreeItem } from 'react-aria-components/Tree';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { TreeRow } from './tree-row.tsx';
import * as styles from './tree.css.ts';
import { type TreeNode, visibleCount } from './tree-node.ts';

export { type TreeNode, pathTo } from './tree-node.ts';

/** From how many rows on only those in view are drawn. */
const VIRTUAL_FROM = 200;
const NONE: ReadonlySet<string> = new Set();

/** Props of `Tree`. */
export interface TreeProps {
  /** Names the tree: "Categories". */
  label: string;
  nodes: readonly TreeNode[];
  /** @default 'none' */
  selectionMode?: 'none' | 'single' | 'multiple';
  /** @default none is selected */
  selectedIds?: ReadonlySet<string>;
  onSelectionChange?: (ids: ReadonlySet<string>) => void;
  /** Controlled state of what is unfolded, with `onExpandedChange`. */
  expandedIds?: ReadonlySet<string>;
  /** What is unfolded at first. @default nothing */
  defaultExpandedIds?: Iterable<string>;
  /** Reports what is unfolded now, and which node was pressed. */
  onExpandedChange?: (ids: ReadonlySet<string>, id: string, reason: 'expand' | 'collapse') => void;
  /** Nodes that cannot be selected or opened. @default none */
  disabledIds?: readonly string[];
  /** Enter or a press on a node that is no link. */
  onAction?: (id: string) => void;
  /** Shown where there are no nodes. */
  empty?: ReactNode;
  /** Height of the region, any CSS length. @default as tall as the nodes; `28rem` where they are virtual */
  maxHeight?: string;
  /** Draws only the nodes in view. @default from 200 visible nodes on */
  isVirtual?: boolean;
}

const ExpandedContext = createContext<ReadonlySet<string>>(NONE);
const BoxesContext = createContext(false);

/** Things within things: categories, chapters, departments. Arrow keys walk it, in reading direction. */
export function Tree(props: TreeProps) {
  const { label, nodes, selectionMode = 'none', selectedIds = NONE, onAction } = props;
  const [ownExpanded, setOwnExpanded] = useState<ReadonlySet<string>>(
    () => new Set(props.defaultExpandedIds ?? []),
  );
  const expandedIds = props.expandedIds ?? ownExpanded;
  const isVirtual = useMemo(
    () =>
      nodes.length > 0 && (props.isVirtual ?? visibleCount(nodes, expandedIds, VIRTUAL_FROM) >= VIRTUAL_FROM),
    [nodes, expandedIds, props.isVirtual],
  );

  const change = (keys: Iterable<string | number>) => {
    const next = new Set([...keys].map(String));
    const opened = [...next].find((id) => !expandedIds.has(id));
    const closed = [...expandedIds].find((id) => !next.has(id));
    setOwnExpanded(next);
    const id = opened ?? closed;
    if (id !== undefined) props.onExpandedChange?.(next, id, opened === undefined ? 'collapse' : 'expand');
  };

  const tree = (
    <AriaTree
      aria-label={label}
      items={nodes}
      className={styles.tree}
      style={isVirtual ? { blockSize: props.maxHeight ?? '28rem' } : { maxBlockSize: props.maxHeight }}
      selectionMode={selectionMode}
      selectedKeys={selectionMode === 'none' ? undefined : selectedIds}
      onSelectionChange={(keys) =>
        props.onSelectionChange?.(keys === 'all' ? allIds(nodes) : new Set([...keys].map(String)))
      }
      expandedKeys={expandedIds}
      onExpandedChange={change}
      disabledKeys={props.disabledIds}
      onAction={onAction ? (key) => onAction(String(key)) : undefined}
      renderEmptyState={() => <div className={styles.empty}>{props.empty}</div>}
    >
      {node}
    </AriaTree>
  );

  return (
    <ExpandedContext.Provider value={expandedIds}>
      <BoxesContext.Provider value={selectionMode === 'multiple'}>
        {isVirtual ? (
          <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowSize: 40 }}>
            {tree}
          </Virtualizer>
        ) : (
          tree
        )}
      </BoxesContext.Provider>
    </ExpandedContext.Provider>
  );
}

/** How one node is drawn. It is handed on by name, so that nodes are drawn again only when they change. */
function node(item: TreeNode) {
  const hasChildren = Boolean(item.children && item.children.length > 0);
  return (
    <TreeItem
      id={item.id}
      textValue={item.label || item.id}
      href={item.href}
      hasChildItems={hasChildren}
      className={styles.item}
    >
      <Row item={item} />
      {hasChildren ? <Branch item={item} /> : null}
    </TreeItem>
  );
}

function Row({ item }: { item: TreeNode }) {
  return <TreeRow node={item} hasBox={useContext(BoxesContext)} />;
}

/**
 * What is below a node, built when it is unfolded: of 10,000 nodes most are never seen. The first is always built,
 * since by it React Aria knows that the node can be unfolded.
 */
function Branch({ item }: { item: TreeNode }) {
  const isExpanded = useContext(ExpandedContext).has(item.id);
  return <Collection items={isExpanded ? item.children : item.children?.slice(0, 1)}>{node}</Collection>;
}

function allIds(nodes: readonly TreeNode[], ids = new Set<string>()): ReadonlySet<string> {
  for (const item of nodes) {
    ids.add(item.id);
    allIds(item.children ?? [], ids);
  }
  return ids;
}
