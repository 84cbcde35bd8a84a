import type { Template } from './template.ts';
import { momentInWords } from './words.ts';

export const contactMessage: Template<'contact-message'> = ({ name, email, message }, written) => ({
  subject: `Message from ${name}`,
  preview: message.slice(0, 120),
  heading: `A message from ${name}`,
  paragraphs: [`Written on ${momentInWords(written)} in a form on the site. An answer to this mail goes to ${email}.`],
  quotation: message,
  notes: ['Name and address are what the visitor typed; nobody has checked them.'],
  reason: 'You get this mail because messages to Mesob are sent to this address (CONTACT_TO).',
});
