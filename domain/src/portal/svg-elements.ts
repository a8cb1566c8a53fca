/** The elements of SVG that only draw: no scripts, links, animations, foreign content or pictures within the picture. */
export const SVG_ELEMENTS: ReadonlySet<string> = new Set(
  `svg g defs symbol use title desc style switch
   path rect circle ellipse line polyline polygon text tspan textPath
   linearGradient radialGradient stop pattern clipPath mask marker
   filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight
   feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight
   feSpecularLighting feSpotLight feTile feTurbulence`.split(/\s+/),
);
