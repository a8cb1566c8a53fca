import { noted } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import type { ActiveCheck } from '../active-check.ts';
import { type ErrorShape, errorByInput } from '../error-by-input.ts';

/**
 * Messages about an expression of XPath that is invalid. MySQL's "XPATH syntax error" is not among them: it comes from a
 * statement of SQL.
 */
const XPATH_ERRORS: readonly ErrorShape[] = [
  [
    'PHP',
    /(?:SimpleXMLElement::xpath|DOMXPath::(?:query|evaluate))\(\): (?:Invalid (?:predicate|expression)|Unfinished literal|xmlXPath\w*)/,
  ],
  [
    'libxml2',
    /\bxmlXPath(?:Eval|CompOpEval|CompiledEval): \w+|XPath error : (?:Invalid (?:predicate|expression)|Unfinished literal)/,
  ],
  [
    'Python',
    /lxml\.etree\.XPath(?:Eval|Syntax)Error|XPathEvalError: (?:Invalid (?:predicate|expression)|Unfinished literal)/,
  ],
  [
    'Java',
    /javax\.xml\.xpath\.XPathExpressionException|org\.apache\.xpath\.XPathException|net\.sf\.saxon\.trans\.XPathException/,
  ],
  ['Java', /org\.(?:jaxen\.(?:XPathSyntaxException|saxpath)|jdom2?\.xpath|dom4j\.InvalidXPathException)/],
  ['.NET', /System\.Xml\.XPath\.XPathException|MS\.Internal\.Xml\.XPath\./],
  ['MSXML', /msxml\d?\.dll[\s\S]{0,200}?(?:Expected token|Unterminated string constant)/i],
  ['Ruby', /Nokogiri::XML::XPath::SyntaxError|REXML::ParseException: (?:Garbage|Unmatched)/],
  ['Node.js', /\bXPathException\b|\bXPath parse error\b/],
];

/** A22: a quotation mark in a parameter breaks a question to an XML file, and the program complains. */
export const checkXpathErrors: ActiveCheck = async (probe) => {
  const found = await errorByInput(probe, XPATH_ERRORS);
  if (found === null) return null;
  const { exchange, technology, proof } = found;
  const { url, parameter } = probe.point;
  return (report) =>
    report('A22', 'xml-query-error-by-input', {
      url: exchange.url,
      exchange,
      place: 'path',
      subject: parameter,
      facts: { path: new URL(url).pathname, parameter, technology },
      proof,
      note: noted('xpathError', { parameter, technology }),
    });
};
