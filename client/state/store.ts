import { create } from 'zustand';
import type { Units } from '#cooking/choose-unit.ts';

/** A recipe in one of the lists, with enough data to show its name and link to it offline. */
export type Product = {
  /** The recipe's slug, which is the same in every database. */
  id: string;
  title: string;
  path: string;
  /** The estimated cost of a batch as written, in dollars. */
  price: number;
};

/** A batch whose servings differ from the recipe's own (`written`). */
export type Batch = { servings: number; written: number };

/** A recipe in the basket, stored in a shop's format: color and size stay empty. */
export type BasketItem = Product & {
  /** Discount on a batch, in dollars. */
  discount: number;
  /** Batches, at least 1. */
  qty: number;
  /** The estimated cost of all batches, in dollars. */
  sum: number;
  selected_color: string;
  selected_size: string;
  /** Omitted for the recipe's own servings. */
  batch?: Batch;
  /**
   * Set if it was added while ingredients were ticked: the items that it needs must be unticked, and only the basket's
   * page knows them.
   */
  isNew?: true;
};

/** A saved recipe, and the lists that it is in, by their ids. */
export type SavedRecipe = Product & {
  lists?: readonly string[];
  /** Servings that the visitor last viewed. If omitted, the recipe's own. */
  servings?: number;
};

/** A dish, or a note alone, on a day of the plan. */
export type PlanEntry = {
  id: string;
  /** A day in ISO 8601. Example: "2026-11-26". */
  day: string;
  dish?: Product;
  /** Omitted for the recipe's own servings. */
  servings?: number;
  /** Example: "leftovers". */
  note?: string;
};

/** A recipe that was cooked on a day, with the note of that day. */
export type CookedRecipe = Product & { day: string; note: string };

/** A named list of saved recipes. */
export type SavedList = { id: string; name: string };

/** The saved data that the server is known to have for the member who is signed in, or was last signed in. */
export type KnownKitchen = {
  /** The member's id. */
  owner: string;
  /** Sync cursor of the last response. */
  cursor: string;
  /** All items, in the format of `getItems`. Items that differ in this browser are unsent changes. */
  items: Readonly<Record<string, string>>;
};

/** The stored lists of recipes, under one key. */
export type RecipeLists = {
  saved: readonly SavedRecipe[];
  lists: readonly SavedList[];
  /** Private notes, by the slugs of their recipes. */
  notes: Readonly<Record<string, string>>;
  compare: readonly Product[];
  basket: readonly BasketItem[];
  /** Keys of ticked lines of the shopping list. */
  ticked: readonly string[];
  /** Keys of items at home, which do not need to be bought for this or any later basket. */
  atHome: readonly string[];
  /** Items that the visitor has added, each once. */
  ownLines: readonly string[];
  plan: readonly PlanEntry[];
  cooked: readonly CookedRecipe[];
  /** Null if the stored lists belong to no account. */
  known: KnownKitchen | null;
  products: {
    /** Last fetched titles, paths and prices of all these recipes. */
    products: readonly Product[];
    symbol: string;
  };
};

/** The part of a shopping list that changes during shopping. */
export type ListLines = {
  /** The keys of the ticked lines. */
  ticked: readonly string[];
  /** Items that were added by hand, each once. */
  ownLines: readonly string[];
};

/** A shared list in this browser, and the state that the server is known to have: the difference is unsent. */
export type LiveList = { here: ListLines; known: ListLines };

/** The signed-in visitor. Only the server knows whether the session is still valid. */
export type SignedInVisitor = { name: string; picture?: string };

export type Session = {
  /** The session token; null for guests. */
  token: string | null;
  visitor: SignedInVisitor | null;
};

/** The choice in the cookie popup. */
export type Consent = 'accepted' | 'rejected';

export type AccountDialog = 'sign-in' | 'sign-out';

/** A link to a shopping list, created in this browser. */
export type SharedLink = {
  /** Id of the list, at the end of the link. */
  id: string;
  url: string;
  /** Secret that withdraws the link, stored only here. */
  secret: string;
  /** In ISO 8601. */
  expiresAt: string;
  /** The titles of its recipes. */
  recipes: readonly string[];
  /** `basketKey` of the shared basket. While the basket is the same, it is in sync with the list. */
  basket?: string;
  /** The list's lines that the server is known to have; undefined after the basket has changed. */
  known?: ListLines;
};

/**
 * A kitchen timer. It stores its end, so it continues while the page is closed or the device asleep.
 */
export type Timer = {
  /**
   * Unique for each duration in each step; begins with the slug. Examples: "doro-wat/0/1", "doro-wat/timeline/0/2/1".
   */
  id: string;
  /** The title of the step, with the duration if the step has several. */
  name: string;
  /** The recipe's title. */
  title: string;
  /** URL of the recipe or the timeline, without a query. */
  path: string;
  /**
   * The query of the URL with the step in view. Example: "servings=8&cook=2". Timers of older versions have none.
   */
  search?: string;
  /** Index of the step. */
  step: number;
  /** Original duration in seconds. */
  seconds: number;
  /** Milliseconds since 1970. */
  endsAt: number;
  /** Milliseconds left when it was paused; null if it is not paused. */
  left: number | null;
};

/** A dish with ticked steps; `steps` is the number of all its steps, `path` the URL to continue cooking it. */
export type TickedDish = { title: string; path: string; steps: number };

/** The ticks of a list, and when they last changed, in milliseconds since 1970. */
export type Ticks = {
  items: readonly string[];
  at: number;
  /** Omitted if there is nothing to continue. */
  dish?: TickedDish;
};

export type BrowserState = Partial<RecipeLists> & {
  session?: Session;
  consent?: Consent | null;
  units?: Units | null;
  /** Terms that were searched for, the latest first. */
  searches?: readonly string[];
  /** The ticks of recipes' lists, by the lists' names. Example: "doro-wat/steps". */
  ticks?: Readonly<Record<string, Ticks>>;
  /** Links to lists that this browser has shared, the latest first. */
  sharedLinks?: readonly SharedLink[];
  /** Shared lists that were opened here, by their ids. */
  liveLists?: Readonly<Record<string, LiveList>>;
  /** Running, paused and ended timers, in the order in which they were started. */
  timers?: readonly Timer[];
  /** The open account dialog, and the history entry it was opened on, by the router's key. */
  dialog?: { name: AccountDialog; key: string };
  /** The recipe whose lists are being chosen. */
  choosing?: Product;
  /** The dish whose day is being chosen. */
  planning?: { dish: Product; servings?: number };
  /** Number of times that "Cookie settings" was pressed since the popup was closed. */
  settingsPressCount: number;
  /** `true` once the visitor has done anything on this page. */
  active: boolean;
};

/**
 * The browser's stored state, and which dialogs are open. Stored slices are undefined on the server and until
 * `hydrateStore` has read them, so hydrating shows what the server rendered. The actions of each slice are in its file.
 */
export const useBrowserStore = create<BrowserState>(() => ({ settingsPressCount: 0, active: false }));
