import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DocumentNode } from 'graphql';

/** Input for rendering a page. */
interface RenderInput {
  url: URL;
  /** Runs a GraphQL operation in this process, without HTTP. */
  execute: (request: {
    document: DocumentNode;
    variables: Record<string, unknown>;
    operationName?: string;
  }) => Promise<{ data?: Record<string, unknown> | null; errors?: readonly unknown[] }>;
  /** Logs errors of a part of the page; the page shows a sentence instead. */
  onError: (error: unknown) => void;
  assets: PageAssets;
  /** Without a trailing slash. */
  publicUrl: string;
  /** Result of the form that was posted to the page. */
  posted?: PostedFormData;
  /** Adds the line that says that the readers of the site are samples. */
  sampleSite?: boolean;
}

/** A form that a browser posted natively, as the page shows it. */
export interface PostedFormData {
  /** Null if the fields are wrong; `kind` is the schema's name of a failure. */
  result: { ok: boolean; text: string; kind?: string } | null;
  /** Problems, by the names of the fields. */
  errors: Record<string, string>;
  /** Typed texts, by the names of the fields; never a password. */
  values: Record<string, string>;
}

/** Files that a page loads in addition to the entry's. */
export interface LatePage {
  scripts: string[];
  styles: string[];
  /** Style sheet to inline in the page: the common one with the page's own rules. */
  sheet: string;
}

export interface PageAssets {
  /** Script that loads the others later; without it they load at once. */
  starter?: string;
  scripts: string[];
  /** The style sheet of the pages in the entry; undefined if scripts load the styles. */
  sheet?: string;
  /** The part of it for what scripts add and for errors: its file, and the sheet without it. */
  lateStyles?: { style: string; sheet: string };
  /** Lazy-loaded pages, by name in Vite's manifest. */
  pages?: Record<string, LatePage>;
  /** Style files that are inlined in the page already. */
  styles: string[];
  /** Modules that the scripts import. */
  preloads: string[];
}

export type RenderedPage =
  | {
      status: number;
      headers: Record<string, string>;
      html: string;
      sheet?: string;
      /** No cache may store it: its URL contains the secret of a link. */
      isPrivate?: boolean;
    }
  | { status: number; redirect: string };

/** Exports of the module `client/app/entry-server.tsx`. */
export interface RenderEntry {
  render(input: RenderInput): Promise<RenderedPage>;
}

/** Renders pages: the built client in production, Vite's module runner in development. */
export interface PageRenderer {
  render(input: Omit<RenderInput, 'assets'>): Promise<RenderedPage>;
  /** The style sheet of the pages that come with the entry; undefined in development. */
  sheet?: string;
  /** The folder of the built client's files; undefined if Vite serves them. */
  staticDir?: string;
  /** URLs of the explorer's files; undefined in development, which does not build it. */
  explorer?: { script: string; styles: string };
  /** Serves sources and hot reload in development; calls `next` for everything else. */
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}
