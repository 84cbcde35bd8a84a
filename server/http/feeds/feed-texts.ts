import { generateAtomFeed, generateJsonFeed, generateRssFeed } from 'feedsmith';
import { contentLicense } from '#schema/rules/license.ts';
import type { FeedFile } from '#schema/rules/paths.ts';
import { type Feed, getFeedUrls } from './feed.ts';

const LANGUAGE = 'en';
const RIGHTS = `${contentLicense.credit}: ${contentLicense.url}`;

/** XML 1.0, 2.2: characters that no document may contain, even escaped. Readers refuse a feed with one. */
const UNFIT_FOR_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Functions that write a feed in a format, by the last part of its URL. */
export const feedTexts: Record<FeedFile, (feed: Feed) => string> = {
  'feed.xml': (feed) => toRss(feed).replace(UNFIT_FOR_XML, ''),
  'atom.xml': (feed) => toAtom(feed).replace(UNFIT_FOR_XML, ''),
  'feed.json': (feed) => `${JSON.stringify(toJsonFeed(feed), null, 2)}\n`,
};

function toRss(feed: Feed): string {
  return generateRssFeed({
    title: feed.title,
    link: feed.page,
    description: feed.description,
    language: LANGUAGE,
    copyright: RIGHTS,
    lastBuildDate: feed.updated,
    atom: { links: [{ href: getFeedUrls(feed).RSS, rel: 'self', type: 'application/rss+xml' }] },
    items: feed.items.map((item) => ({
      title: item.title,
      link: item.url,
      guid: { value: item.url, isPermaLink: true },
      pubDate: item.published,
      description: item.summary,
      content: { encoded: item.html },
      // RSS's own `author` is an email address.
      dc: { creators: [item.author] },
      categories: item.categories.map((name) => ({ name })),
    })),
  });
}

function toAtom(feed: Feed): string {
  return generateAtomFeed({
    xml: { lang: LANGUAGE },
    id: getFeedUrls(feed).Atom,
    title: { value: feed.title },
    subtitle: { value: feed.description },
    rights: { value: RIGHTS },
    updated: feed.updated,
    links: [
      { href: feed.page, rel: 'alternate', type: 'text/html' },
      { href: getFeedUrls(feed).Atom, rel: 'self', type: 'application/atom+xml' },
    ],
    entries: feed.items.map((item) => ({
      id: item.url,
      title: { value: item.title },
      updated: item.updated,
      published: item.published,
      links: [{ href: item.url, rel: 'alternate', type: 'text/html' }],
      authors: [{ name: item.author }],
      summary: { value: item.summary },
      content: { value: item.html, type: 'html' },
      categories: item.categories.map((name) => ({ term: name })),
    })),
  });
}

function toJsonFeed(feed: Feed): unknown {
  return generateJsonFeed({
    title: feed.title,
    description: feed.description,
    home_page_url: feed.page,
    feed_url: getFeedUrls(feed)['JSON Feed'],
    language: LANGUAGE,
    items: feed.items.map((item) => ({
      id: item.url,
      url: item.url,
      title: item.title,
      summary: item.summary,
      content_html: item.html,
      image: item.picture,
      date_published: item.published,
      date_modified: item.updated,
      authors: [{ name: item.author }],
      tags: item.categories,
    })),
  });
}
