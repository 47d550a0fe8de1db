// The C names of Swift's vectors. Quaternions (`simd_quatf`) and matrices that are not square are missing.

/// A vector of two `Float` values.
public typealias simd_float2 = SIMD2<Float>
/// A vector of three `Float` values.
public typealias simd_float3 = SIMD3<Float>
/// A vector of four `Float` values.
public typealias simd_float4 = SIMD4<Float>
/// A vector of eight `Float` values.
public typealias simd_float8 = SIMD8<Float>
/// A vector of sixteen `Float` values.
public typealias simd_float16 = SIMD16<Float>
/// A vector of two `Double` values.
public typealias simd_double2 = SIMD2<Double>
/// A vector of three `Double` values.
public typealias simd_double3 = SIMD3<Double>
/// A vector of four `Double` values.
public typealias simd_double4 = SIMD4<Double>
/// A vector of eight `Double` values.
public typealias simd_double8 = SIMD8<Double>
/// A vector of two `Int32` values.
public typealias simd_int2 = SIMD2<Int32>
/// A vector of three `Int32` values.
public typealias simd_int3 = SIMD3<Int32>
/// A vector of four `Int32` values.
public typealias simd_int4 = SIMD4<Int32>
/// A vector of eight `Int32` values.
public typealias simd_int8 = SIMD8<Int32>
/// A vector of two `UInt32` values.
public typealias simd_uint2 = SIMD2<UInt32>
/// A vector of three `UInt32` values.
public typealias simd_uint3 = SIMD3<UInt32>
/// A vector of four `UInt32` values.
public typealias simd_uint4 = SIMD4<UInt32>
/// A vector of eight `UInt32` values.
public typealias simd_uint8 = SIMD8<UInt32>
