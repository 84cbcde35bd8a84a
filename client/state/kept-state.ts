import { CURRENCY } from '#schema/rules/kept.ts';

/** A recipe as it is kept: enough to name it and to lead to it where nothing can be fetched. */
export type Product = {
  /** Its slug, which holds whatever database it comes from. */
  id: string;
  title: string;
  path: string;
  /** What a batch as written costs, about, in dollars. */
  price: number;
};

/** A batch that is not as written: for how many it is, and for how many it is written. */
export type Batch = { servings: number; written: number };

/** A recipe in the cooking basket. Shops have colours and sizes; recipes leave them empty. */
export type CartItem = Product & {
  /** Dollars off a batch. */
  discount: number;
  /** Batches, at least 1. */
  qty: number;
  /** What all batches cost, about, in dollars. */
  sum: number;
  selected_color: string;
  selected_size: string;
  /** Left out: as written. */
  batch?: Batch;
};

/** Everything that a browser keeps of recipes. */
export type KeptState = {
  cart: readonly CartItem[];
  wishlist: readonly Product[];
  compare: readonly Product[];
  products: {
    /** What was last fetched of recipes that are kept. */
    products: readonly Product[];
    symbol: string;
  };
  /** Lines of the shopping list that are ticked off, by their keys. */
  ticked: readonly string[];
};

export const nothingKept: KeptState = {
  cart: [],
  wishlist: [],
  compare: [],
  products: { products: [], symbol: CURRENCY },
  ticked: [],
};
